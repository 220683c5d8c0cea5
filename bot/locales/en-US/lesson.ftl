# The frame around the lessons; what they say is in rulebook.ftl.

how-to-title = **How to play { $game }**
# $title is the title of the page about the marks.
marks-heading = **{ $game }: { $title }**
rules-heading = **{ $game }: { $title }** ({ $page } of { $pages })
button-back = Back
button-next = Next
