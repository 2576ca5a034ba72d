"use client";
import { useDocumentInfo, useFormFields } from "@payloadcms/ui";
import type { FieldDescriptionClientComponent, TextFieldClient } from "payload";
import { useEffect, useState } from "react";
import { fillMessage } from "../../../languages/fill-message";
import { fieldsOf } from "../../../shared/record";
import { useDeskTexts } from "./desk-texts";
import { SourceAndHelp } from "./source-text";
import { useDocumentUrl } from "./use-document-url";

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
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (id === undefined) return undefined;
    const reading = new AbortController();
    const read = async () => {
      const { _status: status, [path]: found } = fieldsOf(
        await (await fetch(url, { signal: reading.signal })).json(),
      );
      setAddress(status === "published" && typeof found === "string" && found !== "" ? found : undefined);
    };
    read().catch(() => undefined);
    return () => reading.abort();
  }, [id, path, url, lastUpdateTime]);
  return address;
}
