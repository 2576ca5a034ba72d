"use client";
import { getTranslation } from "@payloadcms/translations";
import { Button, toast, useConfig, useLocale, useStepNav, useTranslation } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useState } from "react";
import { number, object } from "yup";
import { EDITOR_WORDS } from "../../../languages/editor-words";
import { fillMessage } from "../../../languages/fill-message";
import { localeOrDefault } from "../../../shared/locales";
import { tryParse } from "../../../shared/parse";
import { ROOM_CATEGORIES } from "../../../shared/room-categories";
import { PAGE_TEMPLATE_NAMES } from "../desk/page-templates";
import { languageNames } from "../texts";
import { messageIn, sendJson } from "./answers";
import { useDeskTexts, useLanguage } from "./desk-texts";

const begunSchema = object({ id: number().required() });

interface Kind {
  value: string;
  label: string;
  help?: string;
}

/** Asks for the kind and the title in the current language; opens the form of the draft created from them. */
export function NewDocumentForm({ slug }: { slug: string }) {
  const { config, getEntityConfig } = useConfig();
  const { i18n, t } = useTranslation();
  const { code: locale } = useLocale();
  const { creating: texts } = useDeskTexts();
  const { setStepNav } = useStepNav();
  const router = useRouter();
  const language = useLanguage();
  const [isSent, setIsSent] = useState(false);
  const { labels } = getEntityConfig({ collectionSlug: slug });
  const [one, many] = [getTranslation(labels.singular, i18n), getTranslation(labels.plural, i18n)];
  const kinds: readonly Kind[] =
    slug === "rooms"
      ? ROOM_CATEGORIES.map((value) => ({ value, ...EDITOR_WORDS[language].roomCategories[value] }))
      : PAGE_TEMPLATE_NAMES.map((value) => ({ value, ...texts.pages[value] }));
  const list = `${config.routes.admin}/collections/${slug}`;

  useEffect(() => {
    setStepNav([{ label: many, url: list }, { label: t("general:createNew") }]);
  }, [setStepNav, many, list, t]);

  const begin = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    setIsSent(true);
    const url = `${config.routes.api}/${slug}/begin?locale=${locale}`;
    const answer = await sendJson(url, fields, i18n.language);
    const begun = answer?.ok ? tryParse(begunSchema, await answer.json()) : undefined;
    if (begun !== undefined) return router.push(`${list}/${begun.id}?locale=${locale}`);
    setIsSent(false);
    toast.error((await messageIn(answer)) ?? t("error:unknown"));
  };

  return (
    <form onSubmit={(event) => void begin(event)}>
      <h1>{t("general:creatingNewLabel", { label: one })}</h1>
      <fieldset className="new-document__kinds">
        <legend>{slug === "rooms" ? texts.room : texts.page}</legend>
        {kinds.map(({ value, label, help }, index) => (
          <label key={value}>
            <input type="radio" name="kind" value={value} defaultChecked={index === 0} />
            <span>
              <strong>{label}</strong>
              {help !== undefined && <small>{help}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <div className="field-type text">
        <label className="field-label" htmlFor="field-title">
          {fillMessage(texts.title, { language: languageNames(localeOrDefault(locale))[language] })}
        </label>
        <input
          id="field-title"
          name="title"
          required
          maxLength={120}
          autoFocus
          aria-describedby="title-help"
        />
        <div className="field-description" id="title-help">
          {texts.help}
        </div>
      </div>
      <Button type="submit" disabled={isSent}>
        {texts.create}
      </Button>
    </form>
  );
}
