import { useConfig, useDebounce, useLocale } from "@payloadcms/ui";
import { useCallback } from "react";
import { array, boolean, mixed, object } from "yup";
import { parse } from "../../../shared/parse";
import { isRecord } from "../../../shared/record";
import { thumbnailUrl } from "../desk/thumbnail-url";
import { readJson } from "./answers";
import { useRead } from "./use-read";

/** A collection to choose documents from. */
export interface Source {
  collection: string;
  /** Field that identifies a choice, unique in its collection. */
  valueField: string;
  /** Field shown to users. */
  textField: string;
  /** True to show results as pictures. */
  isPicture?: boolean;
  /** MIME type of the files to choose from; not for pictures, which have several. */
  mimeType?: string;
}

export interface Choice {
  collection: string;
  value: string;
  text: string;
  /** URL of its thumbnail, if it is a picture. */
  thumbnail?: string;
}

interface Choices {
  found: readonly Choice[];
  /** True if there are more results. */
  hasMore: boolean;
}

/** Without an answer so far, or with none to the last question. */
const NONE: Choices = { found: [], hasMore: false };

const PAGE = 20;
/** Debounce for the search, in milliseconds. */
const PAUSE = 200;

const answerSchema = object({
  docs: array(mixed<Record<string, unknown>>(isRecord).required()).required(),
  hasNextPage: boolean().required(),
});

/**
 * Loads the first pages of documents whose name or text in the current language matches the search. Asks again after a
 * failure, which it reports meanwhile.
 */
export function useChoices(
  sources: readonly Source[],
  search: string,
  pages: number,
): Choices & { hasFailed: boolean } {
  const { config } = useConfig();
  const { code: locale } = useLocale();
  const wanted = useDebounce(search.trim(), PAUSE);
  const api = config.routes.api;

  const question = useCallback(
    async (signal: AbortSignal) => {
      const query = { search: wanted, locale, limit: PAGE * pages };
      const answers = await Promise.all(sources.map((source) => ask(api, source, query, signal)));
      return {
        found: answers.flatMap(({ found }) => found),
        hasMore: answers.some(({ hasMore }) => hasMore),
      };
    },
    [api, sources, wanted, locale, pages],
  );
  const { answer, hasFailed } = useRead(question);
  return { ...(answer ?? NONE), hasFailed };
}

async function ask(
  api: string,
  { collection, valueField, textField, isPicture = false, mimeType }: Source,
  { search, locale, limit }: { search: string; locale: string; limit: number },
  signal: AbortSignal,
): Promise<Choices> {
  const query = new URLSearchParams({
    locale,
    depth: "0",
    limit: String(limit),
    // Pictures newest first.
    sort: isPicture ? "-id" : valueField,
    [`select[${valueField}]`]: "true",
    [`select[${textField}]`]: "true",
    ...(mimeType !== undefined && { "where[mimeType][equals]": mimeType }),
    // Films, captions and documents are in the same collection.
    ...(isPicture && { "select[updatedAt]": "true", "where[mimeType][like]": "image/" }),
  });
  if (search !== "")
    for (const [index, field] of [valueField, textField].entries())
      query.set(`where[or][${index}][${field}][like]`, search);
  const answer = await readJson(`${api}/${collection}?${query.toString()}`, { signal });
  const { docs, hasNextPage } = parse(answerSchema, answer);
  const found = docs.map((doc) => ({
    collection,
    value: String(doc[valueField]),
    text: typeof doc[textField] === "string" ? doc[textField] : "",
    thumbnail: (isPicture ? thumbnailUrl(doc) : null) ?? undefined,
  }));
  return { found, hasMore: hasNextPage };
}
