import { useConfig, useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { array, object, string } from "yup";
import { tryParse } from "../../../shared/parse";
import { onSavedElsewhere } from "./saved-elsewhere";

const answerSchema = object({ people: array(string().required()).required(), savedAt: string().nullable() });

/** Poll interval in milliseconds. */
const OFTEN = 4_000;

/** Returns who else has this document open, and when anyone last saved it. */
export function useOthers(): { people: readonly string[]; savedAt: string | undefined } {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { config } = useConfig();
  const url = `${config.routes.api}/who-is-here`;
  const [others, setOthers] = useState<{ people: string[]; savedAt?: string | null }>({ people: [] });

  useEffect(() => {
    if (id === undefined && globalSlug === undefined) return;
    const form = crypto.randomUUID();
    const tell = (isOpen: boolean) =>
      fetch(url, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          form,
          isOpen,
          ...(globalSlug ? { global: globalSlug } : { collection: collectionSlug, id }),
        }),
        keepalive: !isOpen,
      }).catch(() => undefined);
    const ask = async () => {
      const answer = await tell(true);
      const read = answer?.ok ? tryParse(answerSchema, await answer.json()) : undefined;
      if (read !== undefined) setOthers(read);
    };
    const leave = () => void tell(false);
    void ask();
    const timer = setInterval(() => void ask(), OFTEN);
    const stop = onSavedElsewhere(() => void ask());
    window.addEventListener("pagehide", leave);
    return () => {
      clearInterval(timer);
      stop();
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [url, id, collectionSlug, globalSlug]);

  return { people: others.people, savedAt: others.savedAt ?? undefined };
}
