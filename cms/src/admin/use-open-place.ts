import { useDocumentInfo, useForm } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { placeIn, rowsAround, tabOf, withoutPlace } from "./open-place";

/** Opens the field that the URL names: its tab and rows, and a new row if the URL asks for one. */
export function useOpenPlace(): void {
  const { docConfig } = useDocumentInfo();
  const { addFieldRow, dispatchFields, getFields } = useForm();
  // The form sets its initial state in its own effect, which runs after those of its fields.
  const [hasState, setHasState] = useState(false);
  useEffect(() => setHasState(true), []);
  const isOpened = useRef(false);
  const stopWaiting = useRef<() => void>(undefined);
  useEffect(() => () => stopWaiting.current?.(), []);

  useEffect(() => {
    const place = placeIn(new URL(location.href));
    if (place === undefined || !hasState || isOpened.current) return;
    isOpened.current = true;
    const { path, adds } = place;
    const tab = tabOf(docConfig?.fields ?? [], path);
    if (tab !== undefined)
      document.querySelectorAll<HTMLButtonElement>(".tabs-field__tab-button")[tab]?.click();
    const rowsAt = (of: string) => getFields()[of]?.rows ?? [];
    for (const { path: of, index } of rowsAround(path)) {
      const updatedRows = rowsAt(of).map((row, at) => (at === index ? { ...row, collapsed: false } : row));
      dispatchFields({ type: "SET_ROW_COLLAPSED", path: of, updatedRows });
    }
    const rows = rowsAt(path);
    if (adds) {
      const id = newRowId();
      const subFieldState = { id: { value: id, initialValue: id, valid: true } };
      addFieldRow({ path, rowIndex: rows.length, schemaPath: path.replaceAll(/\.\d+/g, ""), subFieldState });
      // Payload collapses new rows too if rows are initially collapsed.
      const updatedRows = [...rows, { id, isLoading: true, collapsed: false }];
      dispatchFields({ type: "SET_ROW_COLLAPSED", path, updatedRows });
    } else if (rows.length > 0) {
      const updatedRows = rows.map((row) => ({ ...row, collapsed: false }));
      dispatchFields({ type: "SET_ALL_ROWS_COLLAPSED", path, updatedRows });
    }
    // So that a reload doesn't add another row.
    history.replaceState(history.state, "", withoutPlace(new URL(location.href)));
    const id = adds
      ? `${path.replaceAll(".", "-")}-row-${rows.length}`
      : `field-${path.replaceAll(".", "__")}`;
    stopWaiting.current = whenThere(id, (element) => element.scrollIntoView({ block: "start" }));
  }, [hasState, docConfig, addFieldRow, dispatchFields, getFields]);
}

/** An id in the database's format: 24 hexadecimal digits. */
function newRowId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Calls back once an element exists; returns a function that stops waiting. */
function whenThere(id: string, found: (element: HTMLElement) => void): () => void {
  const look = () => {
    const element = document.getElementById(id);
    if (element === null) return;
    watch.disconnect();
    found(element);
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  look();
  return () => watch.disconnect();
}
