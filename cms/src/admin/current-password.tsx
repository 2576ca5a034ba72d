"use client";
import { FieldDescription, FieldLabel, useField } from "@payloadcms/ui";
import { useAccount } from "./use-account";

/** Current password, on the user's own account form next to the new password. */
export function CurrentPassword({ path }: { path: string }) {
  const { words } = useAccount();
  const { value, setValue, showError, errorMessage } = useField<string>({ path });
  return (
    <div className="field-type password">
      <FieldLabel label={words.currentPassword} path={path} />
      <div className="field-type__wrap">
        <input
          id={`field-${path.replaceAll(".", "__")}`}
          type="password"
          autoComplete="current-password"
          aria-invalid={showError}
          value={value ?? ""}
          onChange={({ target }) => setValue(target.value)}
        />
        {showError && <p role="alert">{errorMessage}</p>}
      </div>
      <FieldDescription description={words.currentPasswordHelp} path={path} />
    </div>
  );
}
