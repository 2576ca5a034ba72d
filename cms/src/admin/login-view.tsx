import { Logo } from "@payloadcms/next/rsc";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { getSafeRedirect } from "payload/shared";
import { hotelName } from "../desk/hotel-name";
import { LoginForm } from "./login-form";
import { NamedControls } from "./named-controls";

/** Payload's login view with a form that supports one-time codes. */
export async function LoginView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req } = initPageResult;
  const { i18n, payload, user } = req;
  const { admin } = payload.config.routes;
  const target = getSafeRedirect({
    fallbackTo: admin,
    redirectTo: searchParams?.redirect ?? "",
  });
  const translatorsTarget = target === admin ? `${admin}/translations` : target;
  if (user) redirect(user.role === "translator" ? translatorsTarget : target);
  const name = await hotelName(payload);
  return (
    <>
      <div className="login__brand">
        <Logo {...{ i18n, locale, params, payload, permissions, searchParams, user: undefined }} />
      </div>
      {name !== undefined && <h1 className="login__hotel">{name}</h1>}
      {/* This view has no header, which has it elsewhere. */}
      <NamedControls />
      <LoginForm target={target} translatorsTarget={translatorsTarget} />
    </>
  );
}
