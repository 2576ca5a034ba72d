"use client";
import { useConfig } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { EDITOR_DESK } from "../../../languages/editor-desk";
import { languageNames } from "../texts";
import { useLanguage } from "./desk-texts";
import "./narrow.css";
import "./publish-status.css";
import { parseStatus, reasonText, type Status, statusText } from "./publish-status-text";

const SECONDS = 5_000;

/** Publishing progress in each language, in the admin's header, with links to the pages. */
export function PublishStatus() {
  const { config } = useConfig();
  const language = useLanguage();
  const [status, setStatus] = useState<Status>();
  const { defaultTimezone: timeZone } = config.admin.timezones;
  const url = `${config.routes.api}/publish-status`;

  useEffect(() => {
    const read = async () => {
      if (document.visibilityState === "hidden") return;
      const answer = await fetch(url).catch(() => undefined);
      setStatus(answer?.ok ? parseStatus(await answer.json()) : undefined);
    };
    void read();
    const timer = setInterval(() => void read(), SECONDS);
    return () => clearInterval(timer);
  }, [url]);

  if (status === undefined) return null;
  const texts = EDITOR_DESK[language].publishing;
  return (
    <details className="publish-status">
      <summary>
        <span role="status">{statusText(status, texts, { language, timeZone })}</span>
      </summary>
      <div className="publish-status__panel">
        {status.problem !== undefined && (
          <>
            <p>{reasonText(status.problem, texts)}</p>
            <p>{texts.stays}</p>
            <p>
              {texts.technician} <code lang="en">{status.problem.message}</code>
            </p>
          </>
        )}
        <ul>
          {status.languages.map(({ language: of, progress, pages, problem }) => (
            <li key={of}>
              <strong>{languageNames(of)[language]}</strong>:{" "}
              {progress === "told"
                ? statusText({ ...status, languages: [] }, texts, { language, timeZone })
                : texts[progress]}
              {problem !== undefined && <p>{problem}</p>}
              {pages.map(({ path, url: page }) => (
                <a key={page} href={page} hrefLang={of} target="_blank" rel="noreferrer">
                  {path}
                </a>
              ))}
            </li>
          ))}
        </ul>
        <a href={status.statusPage} target="_blank" rel="noreferrer">
          {texts.statusPage}
        </a>
      </div>
    </details>
  );
}
