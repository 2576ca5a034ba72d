"use client";
import { FieldDescription, FieldError, useField } from "@payloadcms/ui";
import type { JSONFieldClientProps } from "payload";
import { useId } from "react";
import { EDITOR_CHECKS } from "../../../languages/editor-checks";
import { EDITOR_FIELDS } from "../../../languages/editor-fields";
import { type LowContrast, lowContrasts } from "../../../shared/brand-contrast";
import type { BrandTokens } from "../../../shared/brand-tokens";
import { neutralBrand } from "../../../shared/neutral-brand";
import { contrastText } from "../brand/contrast-text";
import { paletteOf, withColour } from "../brand/palette";
import "./brand-colours.css";
import { useLanguage } from "./desk-texts";

/** Edits the palette, showing what each colour is used for and which pairs have too little contrast. */
export function BrandColours({
  path,
  field,
  readOnly,
  reachesSite,
}: JSONFieldClientProps & { reachesSite: boolean }) {
  const { value, setValue, showError, errorMessage } = useField<BrandTokens | null>({ path });
  const language = useLanguage();
  const id = useId();
  const { brandColours: texts } = EDITOR_FIELDS[language].hotel;
  const { colourUses } = EDITOR_CHECKS[language].hotel;
  const brand = value ?? neutralBrand;
  if (!reachesSite) return <p className="brand-colours__note">{texts.notHere}</p>;
  return (
    <div className={`field-type brand-colours${showError ? " error" : ""}`} role="group" aria-labelledby={id}>
      <h3 id={id}>{texts.label}</h3>
      <FieldError path={path} showError={showError} message={errorMessage} />
      <FieldDescription description={field.admin?.description} path={path} />
      <div className="brand-colours__palette">
        {paletteOf(brand).map(({ path: name, colour, uses }) => (
          <label key={name}>
            <input
              type="color"
              value={colour.toLowerCase()}
              disabled={readOnly}
              onChange={({ target }) => setValue(withColour(brand, name, target.value.toUpperCase()))}
            />
            <span>
              {name} <code>{colour}</code>
              <small>{uses.map((use) => colourUses[use]).join(", ")}</small>
            </span>
          </label>
        ))}
      </div>
      <ul role="status" className="brand-colours__low">
        {lowIn(brand).map((low) => (
          <li key={contrastText(low, language)}>{contrastText(low, language)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Invalid tokens are not reported here; saving them is rejected with the reason. */
function lowIn(brand: BrandTokens): LowContrast[] {
  try {
    return lowContrasts(brand);
  } catch {
    return [];
  }
}
