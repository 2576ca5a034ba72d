import type { GateSettings } from "../../shared/site";
import { runGate } from "./language-gate";

/** Inlined by the build. */
declare const __GATE_SETTINGS__: GateSettings;

runGate(window, __GATE_SETTINGS__);
