import { Gutter } from "@payloadcms/ui";
import { DefaultTemplate } from "@payloadcms/next/templates";
import type { AdminViewServerProps } from "payload";
import { EDITOR_DESK } from "../../../languages/editor-desk";
import { EDITOR_FIELDS } from "../../../languages/editor-fields";
import { fillMessage } from "../../../languages/fill-message";
import { type AdminLocale, adminLocale } from "../../../shared/admin-locales";
import { DEFAULT_LOCALE, isLocale, type Locale, LOCALES } from "../../../shared/locales";
import { mayEdit } from "../access/roles";
import { directionInto } from "../translation/translation-state";
import { type Translation, translations } from "../translation/translations";
import { languageNames } from "../texts";
import { TranslateAll } from "./translate-all";
import { pathOf, titleOf } from "./translation-names";
import "./small-buttons.css";
import "./translations-view.css";

/** Pending translations into a language, most missing first; the start page of translators. */
export async function TranslationsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { i18n, payload, user } = req;
  const language = adminLocale(i18n.language);
  const say = EDITOR_DESK[language].translations;
  const { admin } = payload.config.routes;
  const languages = mayEdit(req) ? LOCALES : LOCALES.filter((code) => user?.languages?.includes(code));
  const to = languages.find((code) => code === searchParams?.language) ?? firstOf(languages);
  const chosen = isLocale(searchParams?.from) && searchParams.from !== to ? searchParams.from : undefined;
  const direction = chosen === undefined ? directionInto(to) : { from: chosen, to };
  const found = await translations(payload, direction);
  const untranslated = found.filter(({ missing }) => missing > 0);
  const nameOf = (code: Locale) => languageNames(code)[language];
  return (
    <DefaultTemplate
      {...{ i18n, locale, params, payload, permissions, req, searchParams, visibleEntities }}
      user={user ?? undefined}
    >
      <Gutter className="translations">
        <h1>{fillMessage(say.heading, { language: nameOf(to) })}</h1>
        <Choice
          label={say.into}
          languages={languages}
          chosen={to}
          hrefOf={(code) => `${admin}/translations?language=${code}`}
          nameOf={nameOf}
        />
        <Choice
          label={say.from}
          languages={LOCALES.filter((code) => code !== to)}
          chosen={direction.from}
          hrefOf={(code) => `${admin}/translations?language=${to}&from=${code}`}
          nameOf={nameOf}
        />
        {payload.config.admin.custom?.machineTranslation === true && untranslated.length > 0 && (
          <TranslateAll
            documents={untranslated.map(({ slug, id }) => ({ slug, id }))}
            api={payload.config.routes.api}
            {...direction}
          />
        )}
        {found.length === 0 ? (
          <p>{say.complete}</p>
        ) : (
          <table>
            <thead>
              <tr>
                <th scope="col">{say.document}</th>
                <th scope="col">{say.missing}</th>
                <th scope="col">{say.changedShort}</th>
                <th scope="col">{say.machineShort}</th>
              </tr>
            </thead>
            <tbody>
              {found.map((translation) => (
                <tr key={`${translation.slug} ${translation.id}`}>
                  <th scope="row">
                    <a href={`${admin}/${pathOf(translation)}?locale=${to}`}>
                      {titleOf(translation, language)}
                    </a>
                    <span>{kindOf(translation, language)}</span>
                  </th>
                  <td>{translation.missing}</td>
                  <td>{translation.changed}</td>
                  <td>{translation.machine}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Gutter>
    </DefaultTemplate>
  );
}

interface ChoiceProps {
  label: string;
  languages: readonly Locale[];
  chosen: Locale | undefined;
  hrefOf: (code: Locale) => string;
  nameOf: (code: Locale) => string;
}

function Choice({ label, languages, chosen, hrefOf, nameOf }: ChoiceProps) {
  return (
    <nav aria-label={label}>
      <span>{label}</span>
      {languages.map((code) => (
        <a key={code} href={hrefOf(code)} aria-current={code === chosen ? "page" : undefined}>
          {nameOf(code)}
        </a>
      ))}
    </nav>
  );
}

/** Translators start with a language that isn't the default. */
function firstOf(languages: readonly Locale[]): Locale {
  return languages.find((code) => code !== DEFAULT_LOCALE) ?? languages[0] ?? DEFAULT_LOCALE;
}

function kindOf({ slug }: Translation, language: AdminLocale): string {
  const { pages, rooms, media } = EDITOR_FIELDS[language];
  return { pages: pages.one, rooms: rooms.one, media: media.one }[slug] ?? "";
}
