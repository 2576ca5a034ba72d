import { useConfig, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { array, object, string } from "yup";
import { tryParse } from "../../../shared/parse";

const schema = object({ places: array(string().required()).required() });

/** Where the document of the form is used, as its editor calls it; undefined until that is known, or where who asks may not know. */
export function useUses(): string[] | undefined {
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const [places, setPlaces] = useState<string[]>();
  const url = id === undefined ? undefined : `${config.routes.api}/${collectionSlug}/${id}/uses`;

  useEffect(() => {
    if (url === undefined) return;
    const read = async () => {
      const answer = await fetch(url, { headers: { "Accept-Language": i18n.language } });
      setPlaces(tryParse(schema, await answer.json())?.places);
    };
    read().catch(() => setPlaces(undefined));
  }, [url, i18n.language]);

  return places;
}
