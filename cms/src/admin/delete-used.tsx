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
import { fillMessage } from "../../../languages/fill-message";
import { noticesIn } from "../texts";
import { messageIn, sendJson } from "./answers";
import { useUses } from "./use-uses";

const MODAL = "delete-used";

/** Menu item that deletes a document even though it is used, after showing where. */
export function DeleteUsed() {
  const { id, collectionSlug, hasDeletePermission, isTrashed } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n, t } = useTranslation();
  const { openModal } = useModal();
  const router = useRouter();
  const { places = [] } = useUses();
  const url = `${config.routes.api}/${collectionSlug}/${id}`;
  const isOffered = id !== undefined && hasDeletePermission === true && !isTrashed;

  const moveToTrash = async () => {
    const body = { deletedAt: new Date().toISOString() };
    const answer = await sendJson(`${url}?usedToo=true`, body, i18n.language, "PATCH");
    if (answer?.ok) return router.push(`${config.routes.admin}/collections/${collectionSlug}`);
    toast.error((await messageIn(answer)) ?? t("error:unknown"));
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
        body={fillMessage(notices.deleteUsedHelp, { places: places.map(({ name }) => name).join(", ") })}
        onConfirm={moveToTrash}
      />
    </>
  );
}
