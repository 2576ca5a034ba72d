import { DEFAULT_LEVELS, isKind, type Kind, type Level, LEVELS } from "./report";

export type Levels = Record<Kind, Level | "off">;

/**
 * Parses CONTENT_REPORT_LEVELS: `missing-alt=error,changed-slug=off` on top of the defaults. Throws an error
 * that names what is wrong and the valid values.
 */
export function parseLevels(setting: string | undefined): Levels {
  const levels: Levels = { ...DEFAULT_LEVELS };
  for (const entry of (setting ?? "").split(",").filter((text) => text.trim() !== "")) {
    const [kind, level] = entry.split("=").map((part) => part.trim());
    if (!isKind(kind) || !isLevel(level)) {
      throw new Error(
        `CONTENT_REPORT_LEVELS has "${entry.trim()}". Write kind=level with commas between; kinds are ` +
          `${Object.keys(DEFAULT_LEVELS).join(", ")}; levels are ${LEVELS.join(", ")} and off.`,
      );
    }
    levels[kind] = level;
  }
  return levels;
}

function isLevel(value: unknown): value is Level | "off" {
  return value === "off" || LEVELS.some((level) => level === value);
}
