"use client";
import { Button, useConfig, useStepNav, useTranslation } from "@payloadcms/ui";
import { type FormEvent, useEffect, useState } from "react";
import { messageIn, sendJson } from "./answers";
import { useDeskTexts } from "./desk-texts";

interface Question {
  name: string;
  type: "text" | "tel" | "email" | "url" | "color" | "number";
  autoComplete?: string;
  pattern?: string;
  isOptional?: boolean;
  defaultValue?: string;
}

/** Questions, grouped by the parts of the form. */
const PARTS: readonly {
  name: "house" | "place" | "contact" | "brand" | "firstRoom";
  questions: Question[];
}[] = [
  {
    name: "house",
    questions: [
      { name: "hotel", type: "text", autoComplete: "organization" },
      { name: "legalName", type: "text" },
    ],
  },
  {
    name: "place",
    questions: [
      { name: "street", type: "text", autoComplete: "street-address" },
      { name: "postcode", type: "text", autoComplete: "postal-code", isOptional: true },
      { name: "town", type: "text", autoComplete: "address-level2" },
      { name: "country", type: "text", autoComplete: "country-name" },
    ],
  },
  {
    name: "contact",
    questions: [
      { name: "phone", type: "tel", autoComplete: "tel", pattern: "\\+[\\d \\(\\)\\/\\-]{8,24}" },
      { name: "email", type: "email", autoComplete: "email" },
      { name: "reservations", type: "url", isOptional: true },
    ],
  },
  { name: "brand", questions: [{ name: "colour", type: "color", defaultValue: "#205060" }] },
  {
    name: "firstRoom",
    questions: [
      { name: "room", type: "text" },
      { name: "guests", type: "number", defaultValue: "2" },
    ],
  },
];

/** One form to set up a whole hotel; leads to its pages when they have been created. */
export function NewHotelForm() {
  const { config } = useConfig();
  const { i18n, t } = useTranslation();
  const { newHotel: texts } = useDeskTexts();
  const { setStepNav } = useStepNav();
  const [isSent, setIsSent] = useState(false);
  const [message, setMessage] = useState("");

  useEffect(() => setStepNav([{ label: texts.title }]), [setStepNav, texts]);

  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].filter(([, value]) => value !== "");
    setIsSent(true);
    setMessage("");
    const url = `${config.routes.api}/new-hotel`;
    const answer = await sendJson(url, Object.fromEntries(filled), i18n.language);
    if (answer?.ok) return window.location.assign(`${config.routes.admin}/collections/pages`);
    setIsSent(false);
    setMessage((await messageIn(answer)) ?? t("error:unknown"));
  };

  return (
    <form onSubmit={(event) => void make(event)}>
      <h1>{texts.title}</h1>
      <p>{texts.help}</p>
      {PARTS.map(({ name: part, questions }) => (
        <fieldset key={part} className="new-document__part">
          <legend>{texts.parts[part]}</legend>
          {questions.map(({ name, isOptional = false, ...input }) => (
            <Field key={name} name={name} texts={texts.fields} isOptional={isOptional} input={input} />
          ))}
        </fieldset>
      ))}
      <p role={message === "" ? "status" : "alert"}>{isSent ? texts.making : message}</p>
      <Button type="submit" disabled={isSent}>
        {texts.make}
      </Button>
    </form>
  );
}

interface FieldProps {
  name: string;
  texts: Record<string, { label: string; help?: string }>;
  isOptional: boolean;
  input: Omit<Question, "name" | "isOptional">;
}

function Field({ name, texts, isOptional, input }: FieldProps) {
  const id = `field-${name}`;
  const { label, help } = texts[name] ?? { label: name };
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        required={!isOptional}
        maxLength={200}
        {...(input.type === "number" && { min: 1, max: 20 })}
        aria-describedby={help && `${id}-help`}
        {...input}
      />
      {help !== undefined && (
        <div className="field-description" id={`${id}-help`}>
          {help}
        </div>
      )}
    </div>
  );
}
