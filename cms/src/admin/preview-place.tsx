"use client";
import { useForm, useLivePreviewContext } from "@payloadcms/ui";
import { useEffect } from "react";
import { joinKey } from "../../../content-folder/keys";
import { PREVIEW_PLACE } from "../../../shared/preview-script";
import { fieldsOf } from "../../../shared/record";

/** The rows of a page's or room's own lists: `contents-row-2`. */
const ROW = /^(\w+)-row-(\d+)$/;

/** Scrolls the preview beside the form to the block being edited. */
export function PreviewPlace() {
  const { iframeRef, isLivePreviewing } = useLivePreviewContext();
  const { getData } = useForm();

  useEffect(() => {
    if (!isLivePreviewing) return undefined;
    const show = ({ target }: FocusEvent) => {
      const [list, index] = target instanceof Element ? rowOf(target) : [];
      if (list === undefined) return;
      const rows: unknown = getData()[list];
      const { kind, name, title } = fieldsOf(Array.isArray(rows) ? rows[Number(index)] : undefined);
      const key = joinKey({ kind: String(kind ?? ""), name: typeof name === "string" ? name : undefined });
      iframeRef.current?.contentWindow?.postMessage({ [PREVIEW_PLACE]: { key, title: title ?? "" } }, "*");
    };
    document.addEventListener("focusin", show);
    return () => document.removeEventListener("focusin", show);
  }, [getData, iframeRef, isLivePreviewing]);

  return null;
}

/** The outermost row around an element: its list and index. */
function rowOf(element: Element): string[] {
  let found: string[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const [, ...row] = ROW.exec(at.id) ?? [];
    if (row.length > 0) found = row;
  }
  return found;
}
