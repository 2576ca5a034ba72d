"use client";
import { Link, useLocale } from "@payloadcms/ui";
import { usePathname } from "next/navigation";
import { fillMessage } from "../../../languages/fill-message";
import { isLocale } from "../../../shared/locales";
import { languageNames } from "../texts";
import { useDeskTexts, useLanguage } from "./desk-texts";
import { forgetRefused, useRefusedSaves } from "./refused-saves";
import "./refused-saves-notice.css";

/** On every page: refused changes of closed forms, except those of the open document, whose form offers them. */
export function RefusedSavesNotice() {
  const { saving: say } = useDeskTexts();
  const admin = useLanguage();
  const { code } = useLocale();
  const pathname = usePathname();
  const elsewhere = useRefusedSaves().filter(({ href }) => href !== `${pathname}?locale=${code}`);
  if (elsewhere.length === 0) return null;
  return (
    <section className="refused-saves" role="alert">
      {elsewhere.map((save) => {
        const { form, title, language, href, conflicts } = save;
        const name = isLocale(language) ? languageNames(language)[admin] : language;
        return (
          <article key={form}>
            <p>{fillMessage(say.refusedLater, { title, language: name })}</p>
            <ul>
              {conflicts.map(({ path, message }) => (
                <li key={path}>{message}</li>
              ))}
            </ul>
            <Link href={href}>{say.openToDecide}</Link>{" "}
            <button type="button" onClick={() => forgetRefused(save)}>
              {say.forget}
            </button>
          </article>
        );
      })}
    </section>
  );
}
