"use client";
import { useDocumentInfo, useFormFields } from "@payloadcms/ui";
import type { FieldDescriptionClientComponent, TextFieldClient } from "payload";
import { useCallback } from "react";
import { fillMessage } from "../../../languages/fill-message";
import { fieldsOf } from "../../../shared/record";
import { readJson } from "./answers";
import { useDeskTexts } from "./desk-texts";
import { SourceAndHelp } from "./source-text";
import { useDocumentUrl } from "./use-document-url";
import { useRead } from "./use-read";

/** An address's source and help; once it is changed, a note that the public one will redirect to it. */
export const AddressHelp: FieldDescriptionClientComponent<TextFieldClient> = (props) => {
  const { path } = props;
  const { addresses: say } = useDeskTexts();
  const written = useFormFields(([fields]) => fields[path]?.value);
  const old = usePublicAddress(path);
  const isChanged = old !== undefined && typeof written === "string" && written !== "" && written !== old;
  return (
    <>
      <SourceAndHelp {...props} />
      {isChanged && (
        <p className="field-description" role="status">
          {fillMessage(say.changed, { address: old })}
        </p>
      )}
    </>
  );
};

/** The address as published; undefined if it isn't public. */
function usePublicAddress(path: string): string | undefined {
  const { id, lastUpdateTime } = useDocumentInfo();
  const url = `${useDocumentUrl()}&select[${path}]=true&select[_status]=true`;
  const question = useCallback(
    async (signal: AbortSignal) => {
      if (id === undefined) return undefined;
      const { _status: status, [path]: found } = fieldsOf(await readJson(url, { signal }));
      return status === "published" && typeof found === "string" && found !== "" ? found : undefined;
    },
    [id, path, url],
  );
  return useRead(question, lastUpdateTime).answer;
}
