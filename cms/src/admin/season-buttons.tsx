"use client";
import {
  ConfirmationModal,
  PopupList,
  PublishButton as Publish,
  toast,
  useConfig,
  useDocumentInfo,
  useModal,
  useTranslation,
} from "@payloadcms/ui";
import { messageIn, sendJson } from "./answers";
import { useDeskTexts } from "./desk-texts";
import { PlannedTime } from "./planned-time";

const MODAL = "take-back";

/** Publishes all documents of a season, at once or as planned. */
export function PublishSeasonButton() {
  const { season: say } = useDeskTexts();
  return (
    <PlannedTime>
      <Publish label={say.publish} />
    </PlannedTime>
  );
}

/** Menu item that takes a public season back, after confirmation. */
export function TakeBackButton() {
  const { id, hasPublishedDoc, hasPublishPermission } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n, t } = useTranslation();
  const { openModal } = useModal();
  const { season: say } = useDeskTexts();
  if (!hasPublishedDoc || !hasPublishPermission) return null;

  const takeBack = async () => {
    const url = `${config.routes.api}/seasons/${id}?unpublishAllLocales=true&depth=0`;
    const answer = await sendJson(url, { _status: "draft" }, i18n.language, "PATCH");
    if (answer?.ok !== true)
      return void toast.error((await messageIn(answer)) ?? t("error:unknown"), { duration: Infinity });
    // The form's fields can be changed again.
    window.location.reload();
  };
  return (
    <>
      <PopupList.Button id="action-take-back" onClick={() => openModal(MODAL)}>
        {say.takeBack}
      </PopupList.Button>
      <ConfirmationModal
        modalSlug={MODAL}
        heading={say.takeBack}
        body={say.takeBackHelp}
        confirmLabel={say.takeBack}
        confirmingLabel={say.takingBack}
        onConfirm={takeBack}
      />
    </>
  );
}
