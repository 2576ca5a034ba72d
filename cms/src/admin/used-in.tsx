"use client";
import { useConfig, useTranslation } from "@payloadcms/ui";
import { noticesIn } from "../texts";
import { useDeskTexts } from "./desk-texts";
import "./document-list.css";
import { useUses } from "./use-uses";

/** Sidebar list of where a page, room or picture is linked or shown. */
export function UsedIn() {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { places, hasFailed } = useUses();
  const { notLoaded } = useDeskTexts();
  if (places === undefined && !hasFailed) return null;
  const notices = noticesIn(i18n.language);
  return (
    <section className="document-list" aria-labelledby="used-in">
      <h3 id="used-in">{notices.usedIn}</h3>
      {places === undefined ? (
        <p role="alert">{notLoaded}</p>
      ) : places.length === 0 ? (
        <p>{notices.usedNowhere}</p>
      ) : (
        <ul>
          {places.map(({ name, path }) => (
            <li key={path}>
              <a href={config.routes.admin + path}>{name}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
