"use client";
import { FieldDescription, FieldError, useField, useLocale } from "@payloadcms/ui";
import type { JSONFieldClientProps } from "payload";
import { useId, useState } from "react";
import { EDITOR_FIELDS } from "../../../languages/editor-fields";
import { fillMessage } from "../../../languages/fill-message";
import { unusedMessages } from "../../../languages/own-messages";
import { localeOrDefault } from "../../../shared/locales";
import type { OwnMessages } from "../../../shared/own-messages";
import { fold, searchTextOf } from "../search/fold";
import { useLanguage } from "./desk-texts";
import { messageFaultText } from "../desk/message-fault-text";
import { useSiteTexts } from "./use-site-texts";
import "./site-messages.css";

/** Messages shown initially, and added by each click on the button. */
const STEP = 20;

interface SiteMessagesProps extends JSONFieldClientProps {
  /** True if consent texts are included. */
  hasConsents: boolean;
}

/**
 * The site's messages in the current language, each with a field for the hotel's own wording; customised ones come
 * first.
 */
export const SiteMessages = ({ path, field, readOnly, hasConsents }: SiteMessagesProps) => {
  const { value, setValue, showError, errorMessage } = useField<OwnMessages | null>({ path });
  const { code } = useLocale();
  const locale = localeOrDefault(code);
  const language = useLanguage();
  const { messages: texts } = EDITOR_FIELDS[language].hotel;
  const [search, setSearch] = useState("");
  const [most, setMost] = useState(STEP);
  const id = useId();
  const shipped = useSiteTexts(locale, hasConsents);
  const [first] = useState(() => new Set(Object.keys(value ?? {})));
  const own = value ?? {};
  const found = [...shipped]
    .filter(([key, text]) => searchTextOf([text, own[key]]).includes(fold(search)))
    .sort(([one], [other]) => Number(first.has(other)) - Number(first.has(one)));
  const faults = new Map(
    unusedMessages(own, shipped)
      .filter(({ key }) => own[key]?.trim())
      .map((unused) => [unused.key, messageFaultText(unused, shipped, language)]),
  );

  return (
    <div className={`field-type site-messages${showError ? " error" : ""}`} role="group" aria-labelledby={id}>
      <h3 id={id}>{texts.label}</h3>
      <FieldError path={path} showError={showError} message={errorMessage} />
      <FieldDescription description={field.admin?.description} path={path} />
      {!hasConsents && <p>{texts.consents}</p>}
      <input
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          setMost(STEP);
        }}
      />
      <p role="status">{fillMessage(texts.found, { count: found.length, total: shipped.size })}</p>
      <ul>
        {found.slice(0, most).map(([key, text]) => {
          const fault = faults.get(key);
          const faultId = `${id}-${key}`;
          return (
            <li key={key}>
              <label>
                <span lang={locale}>{text}</span>
                <textarea
                  lang={locale}
                  dir="auto"
                  rows={Math.ceil(text.length / 80)}
                  value={own[key] ?? ""}
                  readOnly={readOnly}
                  aria-invalid={fault !== undefined}
                  aria-describedby={fault === undefined ? undefined : faultId}
                  onChange={({ target }) => setValue({ ...own, [key]: target.value })}
                />
              </label>
              {fault !== undefined && <em id={faultId}>{fault}</em>}
            </li>
          );
        })}
      </ul>
      {found.length > most && (
        <button type="button" onClick={() => setMost(most + STEP)}>
          {texts.more}
        </button>
      )}
    </div>
  );
};
