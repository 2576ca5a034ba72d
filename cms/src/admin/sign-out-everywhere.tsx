"use client";
import { Button, toast, useAuth, useConfig, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { doorWords } from "../doors/door-words";
import { messageIn } from "./answers";

/** On the form of an account: ends all of its sessions. */
export function SignOutEverywhere() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const words = doorWords(i18n.language);
  const { admin, api } = config.routes;

  const signOut = async () => {
    const answer = await fetch(`${api}/users/${id}/sign-out`, { method: "POST" }).catch(() => undefined);
    if (answer?.ok && user?.id === id) return window.location.assign(`${admin}${config.admin.routes.login}`);
    const message = (await messageIn(answer)) ?? words.noAnswer;
    if (answer?.ok) toast.success(message);
    else toast.error(message);
  };
  return (
    <div className="field-type" id="sign-out-everywhere">
      <Button buttonStyle="secondary" onClick={() => void signOut()}>
        {words.signOutEverywhere}
      </Button>
      <div className="field-description">{words.signOutHelp}</div>
    </div>
  );
}
