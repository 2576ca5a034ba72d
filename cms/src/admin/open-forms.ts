import { type InferType, object, string } from "yup";
import { tryParse } from "../../../shared/parse";
import { fieldsOf } from "../../../shared/record";
import { LOADED } from "../together/loaded";
import { withRowIds } from "../together/row-path";
import { backAgain } from "./back-again";
import { reached, type Trouble } from "./reached";

type Values = Record<string, unknown>;

const STATUSES = ["draft", "published"] as const;
const METHODS = ["PATCH", "POST"] as const;

/** A save as sent by a form. */
export interface SentSave {
  url: string;
  method: (typeof METHODS)[number];
  status: (typeof STATUSES)[number] | undefined;
  /** The values sent, and those that they were compared with. */
  mine: Values;
  base: Values;
}

export const fieldErrorSchema = object({ path: string().required(), message: string().required() });

/** Why the server refused a field's value. */
export type FieldError = InferType<typeof fieldErrorSchema>;

type Outcome =
  | { saved: Values; doc: Values }
  | { trouble: Trouble }
  | { refused: FieldError[] }
  /** Twice the same: named by the ids of rows, and by their numbers, as the form names its fields. */
  | { conflicts: FieldError[]; atFields: FieldError[] };

/** An open form in the admin. */
export interface OpenForm {
  /** The values it was loaded with, plus changes merged in since. */
  base(): Values;
  /** Describes a problem in the user's language. */
  textOf(trouble: Trouble): string;
  ended(save: SentSave, outcome: Outcome): void;
}

interface Entry {
  form: OpenForm;
  /** The last save while it is pending; resolves with the form's values that the document then contains. */
  last: Promise<Values | undefined> | undefined;
}

type AnswerListener = (errors: readonly FieldError[]) => void;

const forms = new Map<string, Entry>();
const answerListeners = new Map<string, AnswerListener>();
let isWatching = false;

/** Completes relative URLs: a form is first rendered on the server, which has no `location`. */
const ANY_ORIGIN = "http://localhost";

/** Identifies a form by its document and language. */
export function formKey(url: string): string {
  const { pathname, searchParams } = new URL(url, ANY_ORIGIN);
  return `${pathname} ${searchParams.get("locale") ?? ""}`;
}

/**
 * Tracks a form's saves. Payload's forms save with `fetch` and don't report the outcome. They send queued saves
 * even after closing, so a form is tracked until its document is opened again.
 */
export function openForm(key: string, form: OpenForm): void {
  watchSaves();
  forms.set(key, { form, last: undefined });
}

/**
 * Calls the listener with the field errors of each manual save, none if it was stored, before the form receives the
 * response. Returns a function that stops this.
 */
export function onAnswer(key: string, listener: AnswerListener): () => void {
  watchSaves();
  answerListeners.set(key, listener);
  return () => {
    if (answerListeners.get(key) === listener) answerListeners.delete(key);
  };
}

/** True while a save of the form is pending: the values it is compared with must not change. */
export function isOnItsWay(key: string): boolean {
  return forms.get(key)?.last !== undefined;
}

/** Resolves once no save is pending. */
export async function savesEnded(key: string): Promise<void> {
  for (let last = forms.get(key)?.last; last !== undefined; last = forms.get(key)?.last) await last;
}

function watchSaves(): void {
  if (isWatching) return;
  isWatching = true;
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    // Payload writes "PATCH" and "post".
    const method = METHODS.find((known) => known === init?.method?.toUpperCase());
    const body = init?.body;
    if (method === undefined || !(body instanceof FormData)) return send(input, init);
    const url = String(input);
    const key = formKey(url);
    const open = forms.get(key);
    const sendSave = () => send(input, init);
    if (open !== undefined) {
      const { response, outcome } = await queueSave(open, { url, method, body }, sendSave);
      report(key, url, outcome);
      return response;
    }
    const response = await sendSave();
    if (answerListeners.has(key)) report(key, url, await outcomeOf(response, {}));
    return response;
  };
}

function report(key: string, url: string, outcome: Outcome): void {
  if (!isAutosave(url)) answerListeners.get(key)?.(errorsIn(outcome));
}

interface Answer {
  response: Response;
  outcome: Outcome;
  /** The form's values that the document then contains. */
  saved: Values | undefined;
}

async function queueSave(
  open: Entry,
  save: Parameters<typeof saveInTurn>[1],
  send: () => Promise<Response>,
): Promise<Answer> {
  const answer = saveInTurn(open, save, send);
  const last = answer
    .then(({ saved }) => saved)
    .finally(() => {
      if (open.last === last) open.last = undefined;
    });
  open.last = last;
  await last;
  return answer;
}

/** Saves a document sequentially: compares a save with the pending one before it, or else with the form's base. */
async function saveInTurn(
  { form, last }: Entry,
  { url, method, body }: { url: string; method: SentSave["method"]; body: FormData },
  send: () => Promise<Response>,
): Promise<Answer> {
  const mine = fieldsOf(JSON.parse(String(body.get("_payload"))));
  const atStart = form.base();
  const before = await last;
  const base = before ?? atStart;
  body.set("_payload", JSON.stringify({ ...mine, [LOADED]: base }));
  const status = STATUSES.find((known) => known === mine._status);
  const save: SentSave = { url, method, status, mine, base };
  for (;;) {
    const response = await reached(send());
    const outcome = typeof response === "string" ? { trouble: response } : await outcomeOf(response, mine);
    form.ended(save, outcome);
    if (typeof response !== "string") return { response, outcome, saved: "saved" in outcome ? mine : before };
    // Autosaves retry; after a manual save the error is returned and the form stays editable.
    if (!isAutosave(url)) {
      const message = form.textOf(response);
      return { response: Response.json({ message }, { status: 503 }), outcome, saved: before };
    }
    await backAgain();
  }
}

function isAutosave(url: string): boolean {
  return new URL(url, ANY_ORIGIN).searchParams.get("autosave") === "true";
}

const CONFLICT = 409;

async function bodyOf(response: Response): Promise<Values> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return fieldsOf(body);
}

function errorsIn(outcome: Outcome): readonly FieldError[] {
  if ("conflicts" in outcome) return outcome.atFields;
  return "refused" in outcome ? outcome.refused : [];
}

function fieldErrorsOf(body: Values): FieldError[] {
  const errors = Array.isArray(body.errors) ? body.errors : [];
  const ofFields = errors.flatMap((error) => fieldsOf(fieldsOf(error).data).errors ?? []);
  return ofFields.flatMap((error) => tryParse(fieldErrorSchema, error) ?? []);
}

async function outcomeOf(answer: Response, mine: Values): Promise<Outcome> {
  const said = await bodyOf(answer);
  if (answer.ok) return { saved: mine, doc: fieldsOf(said.doc ?? said.result) };
  const errors = fieldErrorsOf(said);
  if (answer.status !== CONFLICT) return { refused: errors };
  // A colleague's rows may move the form's until the user has chosen.
  const byRow = (error: FieldError) => ({ ...error, path: withRowIds(mine, error.path) });
  return { conflicts: errors.map(byRow), atFields: errors };
}
