import { answerCommands } from "./answer-commands";
import { lightenFirstFrame } from "./first-frame";
import { paintLoadedPictures } from "./loaded-pictures";
import { watchScrolled } from "./scrolled-state";
import { loadAppLater } from "./app-loader";
import { spellAddress } from "./routable-path";
import { leaveScrollToBrowser } from "./scroll-restoration";

/** Inlined by the build. */
declare const __NAVBAR_SCROLL_THRESHOLD__: number;

lightenFirstFrame(window);
paintLoadedPictures(window);
spellAddress(window);
leaveScrollToBrowser(window);
watchScrolled(window, __NAVBAR_SCROLL_THRESHOLD__);
answerCommands(window, "command" in HTMLButtonElement.prototype);
loadAppLater();
