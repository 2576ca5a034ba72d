"use client";
import { useConfig } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { EDITOR_DESK } from "../../../languages/editor-desk";
import { useLanguage } from "./desk-texts";
import { parseStatus, type Status, statusText } from "./publish-status-text";

const SECONDS = 5_000;

/** In the admin's header: whether what was published has reached the site, with a link to its status page. */
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
  return (
    <a href={status.statusPage} target="_blank" rel="noreferrer" title={status.problem} role="status">
      {statusText(status, EDITOR_DESK[language].publishing, { language, timeZone })}
    </a>
  );
}
