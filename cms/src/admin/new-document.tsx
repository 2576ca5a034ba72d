import { Gutter } from "@payloadcms/ui";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import "./new-document.css";
import { NewDocumentForm } from "./new-document-form";

/** Pages and rooms autosave, so they are created before their form opens and are never empty. */
export function NewDocument({ initPageResult }: AdminViewServerProps) {
  const { collectionConfig, permissions, req } = initPageResult;
  const { admin } = req.payload.config.routes;
  const slug = collectionConfig?.slug ?? "";
  if (!permissions.collections?.[slug]?.create) redirect(`${admin}/collections/${slug}`);
  return (
    <Gutter className="new-document">
      <NewDocumentForm slug={slug} />
    </Gutter>
  );
}
