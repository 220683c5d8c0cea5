# The frame around the lessons; what they say is in rulebook.ftl.

how-to-title = **How to play { $game }**
rules-heading = **{ $game }: { $title }** ({ $page } of { $pages })
button-back = Back
button-next = Next
