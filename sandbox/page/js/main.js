// Starts the page.

import { focus, insert, reply, startComposer } from "./composer.js";
import { $, onPhone } from "./dom.js";
import { startMessages } from "./messages.js";
import { startModals } from "./modal.js";
import { listen } from "./net.js";
import { startSidebar } from "./sidebar.js";
import { hear, lose, markRead } from "./state.js";
import { tick } from "./time.js";

startSidebar();
startMessages({ reply, insert });
startComposer();
startModals();
listen(hear, lose);
setInterval(tick, 15_000);
document.addEventListener("visibilitychange", markRead);

// typing anywhere goes to the composer, as at Discord
document.addEventListener("keydown", (event) => {
  const busy = event.target.closest?.("input, textarea, select, [role=dialog], [role=listbox]");
  if (busy || onPhone() || event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1 || event.key === " ") return;
  if (!$("layer").childElementCount) focus();
});
