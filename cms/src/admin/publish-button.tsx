"use client";
import { PublishButton as Publish, useAuth } from "@payloadcms/ui";

/** For who publishes. (Of what there is one of, Payload asks the same right for a draft and for a publish.) */
export function PublishButton() {
  const { user } = useAuth();
  return user?.role === "translator" ? null : <Publish />;
}

/** Of what is always public. */
export function NoUnpublishButton() {
  return null;
}
