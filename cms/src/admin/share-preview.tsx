"use client";
import { useAuth, useConfig, useDocumentInfo, useLivePreviewContext, useLocale } from "@payloadcms/ui";
import { useState } from "react";
import { number, object, string } from "yup";
import { fillMessage } from "../../../languages/fill-message";
import { tryParse } from "../../../shared/parse";
import { useDeskTexts, useLanguage } from "./desk-texts";

const linkSchema = object({ url: string().required(), until: number().required() });

/** Beside a document's buttons: makes and copies a link to its draft, for people without a login. */
export function SharePreview() {
  const { config } = useConfig();
  const { user } = useAuth();
  const { isLivePreviewEnabled } = useLivePreviewContext();
  const { id, collectionSlug } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { preview: texts } = useDeskTexts();
  const language = useLanguage();
  const [link, setLink] = useState<{ url: string; until: number } | "none">();

  if (!isLivePreviewEnabled || id === undefined || collectionSlug === undefined) return null;
  if (user?.role === "translator") return null;
  const make = async () => {
    const query = new URLSearchParams({ collection: collectionSlug, id: String(id), locale });
    const answer = await fetch(`${config.routes.api}/preview-link?${query.toString()}`);
    const made = answer.ok ? tryParse(linkSchema, await answer.json()) : undefined;
    setLink(made ?? "none");
    // Where the browser lets no page write to the clipboard, the field has the link.
    if (made !== undefined) await navigator.clipboard?.writeText(made.url).catch(() => undefined);
  };
  const date = (time: number) => new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(time);
  return (
    <>
      <button
        type="button"
        id="share-preview"
        className="btn btn--style-secondary btn--size-medium"
        onClick={() => void make()}
      >
        {texts.share}
      </button>
      <span role="status">
        {link === "none" && texts.none}
        {link !== undefined && link !== "none" && (
          <label>
            {fillMessage(texts.until, { date: date(link.until) })}{" "}
            <input
              readOnly
              aria-label={texts.link}
              value={link.url}
              onFocus={(event) => event.target.select()}
            />
          </label>
        )}
      </span>
    </>
  );
}
