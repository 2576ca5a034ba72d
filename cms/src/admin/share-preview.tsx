"use client";
import {
  PopupList,
  toast,
  useAuth,
  useConfig,
  useDocumentInfo,
  useLivePreviewContext,
  useLocale,
} from "@payloadcms/ui";
import { number, object, string } from "yup";
import { fillMessage } from "../../../languages/fill-message";
import { tryParse } from "../../../shared/parse";
import { useDeskTexts, useLanguage } from "./desk-texts";
import "./share-preview.css";

const linkSchema = object({ url: string().required(), until: number().required() });

/** Menu item that creates and copies a preview link to the document's draft, for people without a login. */
export function SharePreview() {
  const { config } = useConfig();
  const { user } = useAuth();
  const { isLivePreviewEnabled } = useLivePreviewContext();
  const { id, collectionSlug } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { preview: texts, translations } = useDeskTexts();
  const language = useLanguage();

  if (!isLivePreviewEnabled || id === undefined || collectionSlug === undefined) return null;
  if (user?.role === "translator") return null;
  const make = async () => {
    const query = new URLSearchParams({ collection: collectionSlug, id: String(id), locale });
    const url = `${config.routes.api}/preview-link?${query.toString()}`;
    const answer = await fetch(url).catch(() => undefined);
    if (answer === undefined) return toast.error(translations.noAnswer);
    const link = answer.ok ? tryParse(linkSchema, await answer.json()) : undefined;
    if (link === undefined) return toast.error(texts.none);
    // If the browser denies clipboard access, the link can be copied from the field.
    await navigator.clipboard?.writeText(link.url).catch(() => undefined);
    const date = new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(link.until);
    toast.success(
      <label className="share-preview">
        {fillMessage(texts.until, { date })}
        <input readOnly aria-label={texts.link} value={link.url} onFocus={(event) => event.target.select()} />
      </label>,
      { duration: Infinity },
    );
  };
  return (
    <PopupList.Button id="share-preview" onClick={() => void make()}>
      {texts.share}
    </PopupList.Button>
  );
}
