/* Laid over the page's own script: the room behaves as Discord does where the page, made for tests, does not. */
{
  const composer = document.getElementById("channel-composer");
  const status = document.getElementById("action-status");
  const viewer = document.getElementById("viewer-picker");

  // Once the room has been opened again, or after a long sleep, the server no longer knows this window.
  new MutationObserver(() => {
    if (status.textContent.startsWith("Preview session is unavailable")) window.location.reload();
  }).observe(status, { childList: true });

  // While an answer takes long, the bot is seen to think, as on Discord: longer than the page's own action
  // lasts, until the room says that it is done (see page.py).
  const THINKING = "Opon is thinking …";
  const thinking = Object.assign(document.createElement("p"), { id: "thinking", hidden: true, role: "status" });
  composer.before(thinking);
  let patience = [];
  const think = () => {
    if (patience.length) return;
    const say = (text) => () => Object.assign(thinking, { hidden: false, textContent: text });
    patience = [
      setTimeout(say(THINKING), 700),
      setTimeout(say(`${THINKING} This can take a quarter of a minute, and longer the first time.`), 6000),
    ];
  };
  const rest = () => {
    patience.forEach(clearTimeout);
    patience = [];
    thinking.hidden = true;
  };
  new MutationObserver(() => {
    const late = state.snapshot?.thinking;
    if (late && status.textContent === "Done") status.textContent = "Working …";
    if (late || status.textContent === "Working …") think();
    else rest();
  }).observe(status, { childList: true });

  // Whoever reads the newest message goes on seeing the newest: a late answer too, and what makes it longer.
  const timeline = document.getElementById("channel-timeline");
  const extent = () => `${timeline.scrollHeight} ${timeline.clientHeight}`;
  let measured = "";
  let atEnd = true;
  timeline.addEventListener("scroll", () => {
    if (extent() !== measured) return; // not the reader's doing, but that of what has come
    atEnd = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < 4;
  });
  const follow = new ResizeObserver(() => {
    measured = extent();
    if (atEnd) timeline.scrollTop = timeline.scrollHeight;
  });
  follow.observe(timeline);
  follow.observe(document.getElementById("channel-message-list"));

  // A link to a message leads to it, as in Discord, though its address is one of the real Discord.
  const MESSAGES = "https://discord.com/channels/";
  const links = (root) => root.querySelectorAll(`a[href^="${MESSAGES}"]`);
  new MutationObserver(() => {
    for (const link of links(document)) {
      if (link.textContent.startsWith(MESSAGES)) link.textContent = "# mancala › message";
    }
  }).observe(document.body, { childList: true, subtree: true });
  window.addEventListener("click", (event) => {
    const link = event.target.closest?.(`a[href^="${MESSAGES}"]`);
    if (!link) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const message = document.querySelector(`[data-message-id="${CSS.escape(link.href.split("/").pop())}"]`);
    if (!message) {
      status.textContent = "That message is not on this page any more";
      return;
    }
    message.scrollIntoView({ block: "center" });
    message.classList.add("pointed-at");
    setTimeout(() => message.classList.remove("pointed-at"), 1500);
  }, true);

  // A window that is loaded again is opened for the same person (see server.py).
  window.addEventListener("change", ({ target }) => {
    if (target === viewer) sessionStorage.setItem("viewer", viewer.value);
  }, true); // before the page, which empties the list while it changes

  // A command that is sent before it was chosen from the list is chosen, instead of said aloud.
  window.addEventListener("submit", (event) => {
    const entry = composer.querySelector(".command-popup.is-browsing:not([hidden]) .command-entry.is-active");
    if (!entry) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    entry.click();
  }, true);

  // Enter sends a command whose member is chosen, instead of taking the member away again.
  window.addEventListener("keydown", (event) => {
    const chosen = composer.querySelector(".command-mention");
    if (event.key !== "Enter" || !chosen || ![chosen, document.body].includes(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    composer.requestSubmit();
  }, true);

  // Choices that the bot makes are asked for at once, not only after the first letter.
  composer.addEventListener("focusin", ({ target }) => queueMicrotask(() => {
    const nothing = composer.querySelector(".command-popup:not([hidden]) .command-empty");
    if (nothing && target.getAttribute("role") === "combobox" && target.value === "") {
      target.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }));
}
