"use client";
import {
  ConfirmationModal,
  PopupList,
  toast,
  useConfig,
  useDocumentInfo,
  useModal,
  useTranslation,
} from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { array, object, string } from "yup";
import { fillMessage } from "../../../languages/fill-message";
import { tryParse } from "../../../shared/parse";
import { noticesIn } from "../texts";

const MODAL = "delete-used";
const usesSchema = object({ places: array(string().required()).required() });
const refusalSchema = object({
  errors: array(object({ message: string().required() }))
    .min(1)
    .required(),
});

/** In the menu of a document that is used: deletes it all the same, after it was said where. */
export function DeleteUsed() {
  const { id, collectionSlug, hasDeletePermission, isTrashed } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n, t } = useTranslation();
  const { openModal } = useModal();
  const router = useRouter();
  const [places, setPlaces] = useState<string[]>([]);
  const url = `${config.routes.api}/${collectionSlug}/${id}`;
  const isOffered = id !== undefined && hasDeletePermission === true && !isTrashed;
  const headers = { "Accept-Language": i18n.language, "Content-Type": "application/json" };

  useEffect(() => {
    if (!isOffered) return;
    const read = async () => {
      const answer = await fetch(`${url}/uses`, { headers: { "Accept-Language": i18n.language } });
      setPlaces(tryParse(usesSchema, await answer.json())?.places ?? []);
    };
    read().catch(() => setPlaces([]));
  }, [url, isOffered, i18n.language]);

  const moveToTrash = async () => {
    const body = JSON.stringify({ deletedAt: new Date().toISOString() });
    const answer = await fetch(`${url}?usedToo=true`, { method: "PATCH", headers, body });
    if (answer.ok) return router.push(`${config.routes.admin}/collections/${collectionSlug}`);
    const refusal = tryParse(refusalSchema, await answer.json());
    toast.error(refusal?.errors[0]?.message ?? t("error:unknown"));
  };

  if (!isOffered || places.length === 0) return null;
  const notices = noticesIn(i18n.language);
  return (
    <>
      <PopupList.Button id="action-delete-used" onClick={() => openModal(MODAL)}>
        {notices.deleteUsed}
      </PopupList.Button>
      <ConfirmationModal
        modalSlug={MODAL}
        heading={notices.deleteUsed}
        body={fillMessage(notices.deleteUsedHelp, { places: places.join(", ") })}
        onConfirm={moveToTrash}
      />
    </>
  );
}
