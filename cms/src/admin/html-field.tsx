"use client";
import { FieldDescription, FieldError, FieldLabel, TextareaInput, useField } from "@payloadcms/ui";
import type { TextareaFieldClientComponent } from "payload";
import { useEffect, useMemo, useRef, useState } from "react";
import { fromHtml } from "../rich-text/from-html";
import { type TextViewTexts, useDeskTexts } from "./desk-texts";
import { RichTextEditor } from "./rich-text-editor";
import { SourceOf } from "./source-text";
import "./small-buttons.css";
import "./html-field.css";

/** Rich text field; falls back to HTML if the rich text view would lose some of it. */
export const HtmlField: TextareaFieldClientComponent = ({ path, field, readOnly }) => {
  const { value, setValue, showError, errorMessage } = useField<string | null>({ path });
  const { text: words } = useDeskTexts();
  const [wantsHtml, setWantsHtml] = useState(false);
  const html = value ?? "";
  const rich = useMemo(() => fromHtml(html), [html]);
  const asHtml = wantsHtml || rich === undefined;

  // The form's value follows typing with a delay. A value that wasn't typed (another language, an older version)
  // remounts the editor.
  const typed = useRef([html]);
  const [view, setView] = useState(0);
  useEffect(() => {
    const known = typed.current.lastIndexOf(html);
    typed.current = known === -1 ? [html] : typed.current.slice(known);
    if (known === -1) setView((before) => before + 1);
  }, [html]);
  const change = (next: string) => {
    if (next === typed.current.at(-1)) return;
    typed.current.push(next);
    setValue(next === "" ? null : next);
  };

  const id = `field-${path.replaceAll(".", "__")}`;
  return (
    <div className={`field-type html-field${showError ? " error" : ""}`} id={id}>
      <div className="html-field__head">
        <FieldLabel label={field.label} localized={field.localized} path={path} required={field.required} />
        {rich !== undefined && !readOnly && (
          <button type="button" aria-pressed={asHtml} onClick={() => setWantsHtml(!wantsHtml)}>
            HTML
          </button>
        )}
      </div>
      {/* The text area shows its own error. */}
      {!asHtml && <FieldError path={path} showError={showError} message={errorMessage} />}
      <div className="html-field__beside">
        {asHtml ? (
          <TextareaInput
            path={path}
            value={html}
            readOnly={readOnly}
            onChange={(event) => change(event.target.value)}
            rows={6}
          />
        ) : (
          <RichTextEditor
            key={view}
            initial={rich}
            readOnly={readOnly === true}
            words={words}
            onChange={change}
          />
        )}
        <SourceOf path={path} show={(source) => <SourceHtml key={source} html={source} words={words} />} />
      </div>
      {rich === undefined && <p className="html-field__note">{words.onlyHtml}</p>}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};

/** Read-only source text: formatted, or as HTML if the rich text view would lose some of it. */
function SourceHtml({ html, words }: { html: string; words: TextViewTexts }) {
  const rich = useMemo(() => fromHtml(html), [html]);
  return rich === undefined ? <p>{html}</p> : <RichTextEditor initial={rich} readOnly words={words} />;
}
