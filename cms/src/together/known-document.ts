import { isSame } from "../access/same-values";
import { fieldsOf } from "../../../shared/record";
import { mergeChanges } from "./merge-changes";

type Values = Record<string, unknown>;

/** What a form knows of its stored document: the values its changes are compared with, and when they were saved. */
export class KnownDocument {
  base: Values;
  /** When the version that the form is based on was saved; empty if others' changes in it are not shown yet. */
  #savedAt: string;
  #savedByForm = "";

  constructor(doc: unknown) {
    this.base = fieldsOf(doc);
    this.#savedAt = timeOf(doc);
  }

  /** True if the document was saved since, at this time. */
  isOlderThan(savedAt: string): boolean {
    return savedAt > this.#savedAt;
  }

  /**
   * Accepts the view's document, which was reloaded or comes from the form's own save. After several quick saves the
   * view may have the first while the form knows the last: it may contain others' changes that the form lacks.
   */
  viewed(doc: Values): void {
    const time = timeOf(doc);
    if (time !== this.#savedAt && time > this.#savedByForm) this.shown(doc);
  }

  /** Accepts a document whose values the form shows. */
  shown(doc: Values): void {
    this.base = doc;
    this.#savedAt = timeOf(doc);
  }

  /** Accepts the form's own save: the values sent, and the document stored. */
  saved(sent: Values, doc: Values): void {
    const isAll = isSame(mergeChanges({ base: sent, theirs: doc, mine: sent }).merged, withoutOwn(sent));
    this.#savedByForm = timeOf(doc);
    this.base = isAll ? doc : sent;
    this.#savedAt = isAll ? timeOf(doc) : "";
  }
}

function timeOf(doc: unknown): string {
  const { updatedAt } = fieldsOf(doc);
  return typeof updatedAt === "string" ? updatedAt : "";
}

/** Reduces the sent values to those that are merged. */
function withoutOwn(sent: Values): Values {
  return mergeChanges({ base: sent, theirs: sent, mine: sent }).merged;
}
