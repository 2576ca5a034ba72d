"use client";
import { Button, toast, useConfig } from "@payloadcms/ui";
import { messageIn } from "./answers";
import { useAccount } from "./use-account";

/** Ends all sessions of an account. */
export function SignOutEverywhere() {
  const { url, own, words } = useAccount();
  const { routes, admin } = useConfig().config;

  const signOut = async () => {
    const answer = await fetch(`${url}/sign-out`, { method: "POST" }).catch(() => undefined);
    if (answer?.ok && own) return window.location.assign(`${routes.admin}${admin.routes.login}`);
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
