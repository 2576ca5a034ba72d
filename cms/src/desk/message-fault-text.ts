import type { UnusedMessage } from "../../../languages/own-messages";
import { EDITOR_CHECKS } from "../../../languages/editor-checks";
import { fillMessage } from "../../../languages/fill-message";
import type { AdminLocale } from "../../../shared/admin-locales";

/** Explains why a custom message can't be used. `shipped`: the site's default texts by message. */
export function messageFaultText(
  { key, fault }: UnusedMessage,
  shipped: ReadonlyMap<string, string>,
  language: AdminLocale,
): string {
  const say = EDITOR_CHECKS[language].hotel.messages;
  const message = shipped.get(key) ?? key;
  if (!fault) return fillMessage(say.unknown, { message });
  const { lost, foreign } = fault;
  return lost.length > 0
    ? fillMessage(say.lost, { message, names: lost.join(" ") })
    : fillMessage(say.foreign, { message, names: foreign.join(" ") });
}
