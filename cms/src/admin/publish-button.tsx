"use client";
import { PublishButton as Publish, useAuth, useFormBackgroundProcessing } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { fillMessage } from "../../../languages/fill-message";
import { useDeskTexts } from "./desk-texts";
import { PlannedTime } from "./planned-time";
import "./publish-button.css";
import { useSharedChanges } from "./use-shared-changes";

/**
 * Hidden from translators. (For globals, Payload checks the same permission for saving drafts and for publishing.)
 */
export function PublishButton() {
  const { user } = useAuth();
  return user?.role === "translator" ? null : <WaitingPublishButton />;
}

/** Payload ignores the button during an autosave: this one remembers the click. */
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
      <PlannedTime>
        <Publish />
      </PlannedTime>
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

/** For globals, which are always public. */
export function NoUnpublishButton() {
  return null;
}
