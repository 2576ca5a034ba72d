import type { Payload } from "payload";
import { fieldsOf } from "../../../shared/record";
import { documentTitle } from "../live/document-title";
import { draftContent } from "../live/live";
import { hiddenSiteIn } from "./hidden-site";
import { allMarks } from "./machine-marks";
import { COLLECTIONS } from "../slugs";
import { allDates, documentName } from "./text-dates";
import { type Direction, translationState } from "./translation-state";

/** A document with pending translations. */
export interface Translation {
  slug: string;
  /** Undefined for globals. */
  id: number | undefined;
  /** In the first language that has one; undefined if there is none. */
  title: string | undefined;
  missing: number;
  changed: number;
  /** Unconfirmed machine translations. */
  machine: number;
}

const GLOBALS = ["menus", "hotel"] as const;

/** Missing, outdated and unconfirmed translations into a language, based on the latest drafts, most missing first. */
export async function translations(payload: Payload, direction: Direction): Promise<Translation[]> {
  const [dates, marks] = [await allDates({ payload }), await allMarks({ payload })];
  const hiddenSite = await hiddenSiteIn(payload, direction.to);
  const counted = (slug: string, doc: unknown, id?: number) => {
    const fields =
      payload.collections[slug]?.config.fields ??
      payload.globals.config.find((one) => one.slug === slug)?.fields ??
      [];
    const document = documentName(slug, id);
    const { missing, changed, machine } = translationState(
      { fields, doc: fieldsOf(doc), dates: dates.get(document), marks: marks.get(document), hiddenSite },
      direction,
    );
    return { missing: missing.length, changed: changed.length, machine: machine.length };
  };
  const documents = await draftContent(payload).documents();
  const inCollections = COLLECTIONS.flatMap((slug) =>
    documents.collections[slug].map((doc): Translation => {
      const id = Number(doc.id);
      return { slug, id, title: documentTitle(slug, doc), ...counted(slug, doc, id) };
    }),
  );
  const inGlobals = GLOBALS.map((slug): Translation => {
    return { slug, id: undefined, title: undefined, ...counted(slug, documents.globals[slug]) };
  });
  return [...inCollections, ...inGlobals]
    .filter(({ missing, changed, machine }) => missing + changed + machine > 0)
    .sort(
      (one, other) =>
        other.missing - one.missing || other.changed - one.changed || other.machine - one.machine,
    );
}
