"use client";
import { Button, toast, useConfig, useDocumentInfo, useField, useTranslation } from "@payloadcms/ui";
import { useState } from "react";
import { array, number, object, string } from "yup";
import { parse } from "../../../shared/parse";
import { MEMBER_COLLECTIONS } from "../slugs";
import { useDeskTexts } from "./desk-texts";

const chosenSchema = array(
  object({ relationTo: string().required(), value: number().required() }).required(),
);
const foundSchema = object({ docs: array(object({ id: number().required() }).required()).required() });

/** On a season's form: adds every page, room and picture whose latest version is a draft. */
export function AddDrafts() {
  const { data } = useDocumentInfo();
  const { config } = useConfig();
  const { t } = useTranslation();
  const { season: say } = useDeskTexts();
  const { value, setValue } = useField({ path: "documents" });
  const [isAsking, setAsking] = useState(false);
  if (data?.published) return null;

  const add = async () => {
    const chosen = parse(chosenSchema, value ?? []) ?? [];
    const found = await Promise.all(
      MEMBER_COLLECTIONS.map(async (relationTo) => {
        const query = "draft=true&where[_status][equals]=draft&depth=0&limit=500&select[id]=true";
        const answer = await fetch(`${config.routes.api}/${relationTo}?${query}`);
        return parse(foundSchema, await answer.json()).docs.map(({ id }) => ({ relationTo, value: id }));
      }),
    );
    const isNew = (one: { relationTo: string; value: number }) =>
      !chosen.some((other) => other.relationTo === one.relationTo && other.value === one.value);
    setValue([...chosen, ...found.flat().filter(isNew)]);
  };
  const press = () => {
    setAsking(true);
    add()
      .catch(() => toast.error(t("error:unknown")))
      .finally(() => setAsking(false));
  };
  return (
    <Button id="add-drafts" buttonStyle="secondary" size="small" disabled={isAsking} onClick={press}>
      {say.addDrafts}
    </Button>
  );
}
