"use client";
import { PublishButton as Publish, useAuth, useFormBackgroundProcessing } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { fillMessage } from "../../../languages/fill-message";
import { useDeskTexts } from "./desk-texts";
import "./publish-button.css";
import { useSharedChanges } from "./use-shared-changes";

/** For who publishes. (Of what there is one of, Payload asks the same right for a draft and for a publish.) */
export function PublishButton() {
  const { user } = useAuth();
  return user?.role === "translator" ? null : <WaitingPublishButton />;
}

/** Payload's button takes no press while a draft saves itself: the press waits for that. */
function WaitingPublishButton() {
  const isSaving = useFormBackgroundProcessing();
  const { saving: say } = useDeskTexts();
  const [isWanted, setWanted] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const shared = useSharedChanges();

  useEffect(() => {
    if (!isWanted || isSaving) return;
    setWanted(false);
    place.current?.querySelector<HTMLButtonElement>("#action-save")?.click();
  }, [isWanted, isSaving]);

  return (
    <div className="publish-button" ref={place}>
      <Publish />
      {isSaving && (
        <button
          type="button"
          className="publish-button__wait"
          aria-label={say.publishNext}
          onClick={() => setWanted(true)}
        />
      )}
      {(isWanted || shared.length > 0) && (
        <span className="publish-button__note" role="status">
          {isWanted ? say.publishNext : fillMessage(say.alsoLive, { fields: shared.join(", ") })}
        </span>
      )}
    </div>
  );
}

/** Of what is always public. */
export function NoUnpublishButton() {
  return null;
}
