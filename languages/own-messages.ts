import type { OwnMessages } from "../shared/own-messages";
import { isRecord } from "../shared/record";

/** The namespaces whose wording a hotel may change: text around content, and mails. */
export const CHANGEABLE_NAMESPACES = [
  "common",
  "detail",
  "gallery",
  "rooms",
  "newsletter",
  "enquiry",
  "enquiry-mails",
] as const;

export type ChangeableNamespace = (typeof CHANGEABLE_NAMESPACES)[number];

/** Messages that can't be changed: parts of composed texts. */
const FIXED = ["common:hour", "common:comma", "detail:sections.table"];

/** `{{hotel}}`, `{index}`, `<room>`: placeholders for values and links. */
const PLACEHOLDER = /\{\{.*?\}\}|\{\w+\}|<\/?\w+>/g;

/** Why a text can't replace a message: it lacks placeholders, or adds unknown ones. */
interface MessageFault {
  lost: string[];
  foreign: string[];
}

/** A namespace's texts by full key: (`common`, `{ booking: { submit: "Go" } }`) → `common:booking.submit` → `Go`. */
function flatMessages(namespace: string, messages: object): Map<string, string> {
  const flat = (tree: object, path: string): [string, string][] =>
    Object.entries(tree).flatMap(([name, value]: [string, unknown]) => {
      if (typeof value === "string") return [[path + name, value]];
      return isRecord(value) ? flat(value, `${path}${name}.`) : [];
    });
  return new Map(flat(messages, `${namespace}:`).filter(([key]) => !FIXED.includes(key)));
}

/** Every message of these namespaces by key, as shipped in one locale. */
export function changeableIn(
  messagesOf: (namespace: ChangeableNamespace) => object,
): ReadonlyMap<string, string> {
  return new Map(
    CHANGEABLE_NAMESPACES.flatMap((namespace) => [...flatMessages(namespace, messagesOf(namespace))]),
  );
}

/** A hotel's own text that is not used. */
export interface UnusedMessage {
  key: string;
  /** Undefined: the locale has no such message. */
  fault: MessageFault | undefined;
}

/** A hotel's own texts that can't be used in place of the shipped ones. */
export function unusedMessages(own: OwnMessages, shipped: ReadonlyMap<string, string>): UnusedMessage[] {
  return Object.entries(own).flatMap(([key, text]): UnusedMessage[] => {
    const before = shipped.get(key);
    const fault = before === undefined ? undefined : messageFault(before, text);
    return before === undefined || fault ? [{ key, fault }] : [];
  });
}

/** What is wrong with a hotel's own text for a shipped one; undefined if nothing is. */
function messageFault(shipped: string, own: string): MessageFault | undefined {
  const [given, asked] = [own, shipped].map((text) => [...new Set(text.match(PLACEHOLDER))]);
  const lost = asked?.filter((name) => !given?.includes(name)) ?? [];
  const foreign = given?.filter((name) => !asked?.includes(name)) ?? [];
  return lost.length + foreign.length > 0 ? { lost, foreign } : undefined;
}

/** True if a hotel's own text may replace a shipped one; undefined `shipped`: there is no such message. */
export function canStandFor(shipped: string | undefined, own: string): boolean {
  return shipped !== undefined && own.trim() !== "" && !messageFault(shipped, own);
}

/** A namespace's messages in the hotel's own wording; invalid or unknown ones are ignored. */
export function inOwnWords<Messages extends object>(
  namespace: string,
  messages: Messages,
  own: OwnMessages | null | undefined,
): Messages {
  const given = Object.entries(own ?? {}).filter(([key]) => key.startsWith(`${namespace}:`));
  if (given.length === 0) return messages;
  const shipped = flatMessages(namespace, messages);
  const changed = given.filter(([key, text]) => canStandFor(shipped.get(key), text));
  if (changed.length === 0) return messages;
  const made = structuredClone(messages);
  for (const [key, text] of changed) put(made, key.slice(namespace.length + 1).split("."), text);
  return made;
}

function put(tree: object, [name = "", ...rest]: readonly string[], text: string): void {
  if (!isRecord(tree)) return;
  const below = tree[name];
  if (rest.length > 0 && isRecord(below)) put(below, rest, text);
  else tree[name] = text;
}
