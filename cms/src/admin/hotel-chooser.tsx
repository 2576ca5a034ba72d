"use client";
import { toast, useConfig, useTranslation } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { array, object, string } from "yup";
import { tryParse } from "../../../shared/parse";
import { doorWords } from "../doors/door-words";
import { HOTELS, PASS } from "../one-login/paths";
import "./hotel-chooser.css";

const hotel = object({ url: string().required(), name: string().required() });
const hotelsSchema = object({ hotels: array(hotel.required()).required() });
const passSchema = object({ pass: string().required(), to: string().required() });

/** Other hotels where the user has an account; nothing if there are none. */
export function HotelChooser() {
  const { api } = useConfig().config.routes;
  const { oneLogin: words } = doorWords(useTranslation().i18n.language);
  const [hotels, setHotels] = useState<{ url: string; name: string }[]>([]);

  useEffect(() => {
    const read = async () => {
      const answer = await fetch(api + HOTELS);
      setHotels(tryParse(hotelsSchema, await answer.json())?.hotels ?? []);
    };
    read().catch(() => setHotels([]));
  }, [api]);

  const go = async (url: string) => {
    const answer = await fetch(api + PASS, { method: "POST", body: JSON.stringify({ url }) }).catch(
      () => undefined,
    );
    const given = answer?.ok ? tryParse(passSchema, await answer.json()) : undefined;
    if (given === undefined) toast.error(words.noAnswer);
    else send(given);
  };

  if (hotels.length === 0) return null;
  return (
    <details className="hotel-chooser">
      <summary>{words.other}</summary>
      <ul>
        {hotels.map(({ url, name }) => (
          <li key={url}>
            <button type="button" onClick={() => void go(url)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Opens another CMS with a pass, posted as a form so that it appears in no URL or log. */
function send({ pass, to }: { pass: string; to: string }): void {
  // The other CMS accepts a pass only with this origin, which the admin's pages otherwise don't send.
  const origin = Object.assign(document.createElement("meta"), { name: "referrer", content: "origin" });
  const form = Object.assign(document.createElement("form"), { method: "post", action: to, hidden: true });
  form.append(Object.assign(document.createElement("input"), { name: "pass", value: pass }));
  document.head.append(origin);
  document.body.append(form);
  form.submit();
}
