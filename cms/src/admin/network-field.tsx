"use client";
import { SelectInput, useField } from "@payloadcms/ui";
import type { TextFieldClientComponent } from "payload";
import { NETWORK_NAMES } from "../../../shared/social-networks";

const OPTIONS = Object.entries(NETWORK_NAMES).map(([value, label]) => ({ value, label }));

/** A social network, chosen by name; stored as text. */
export const NetworkField: TextFieldClientComponent = ({ path, field, readOnly }) => {
  const { value, setValue, disabled, showError } = useField<string>({ path });
  return (
    <SelectInput
      name={field.name}
      path={path}
      label={field.label}
      required={field.required}
      options={OPTIONS}
      isClearable={false}
      value={value}
      readOnly={readOnly === true || disabled}
      showError={showError}
      onChange={(option) => {
        if (!Array.isArray(option)) setValue(option.value);
      }}
    />
  );
};
