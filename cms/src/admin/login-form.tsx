"use client";
import { Button, useConfig, useTranslation } from "@payloadcms/ui";
import { type FormEvent, useState } from "react";
import { fieldsOf } from "../../../shared/record";
import { doorWords } from "../doors/door-words";
import { messageIn, sendJson } from "./answers";
import "./login-form.css";

interface LoginFormProps {
  /** Where to redirect after signing in. */
  target: string;
  /** Where to redirect translators. */
  translatorsTarget: string;
}

/** Email and password, plus a one-time code if the account requires one. */
export function LoginForm({ target, translatorsTarget }: LoginFormProps) {
  const { config } = useConfig();
  const { i18n, t } = useTranslation();
  const words = doorWords(i18n.language);
  const [wantsCode, setWantsCode] = useState(false);
  const [message, setMessage] = useState("");
  const [isSent, setIsSent] = useState(false);
  const { api, admin } = config.routes;

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    setIsSent(true);
    setMessage("");
    const answer = await sendJson(`${api}/users/login`, fields, i18n.language);
    if (answer?.ok) {
      const { user } = fieldsOf(await answer.json());
      return window.location.assign(fieldsOf(user).role === "translator" ? translatorsTarget : target);
    }
    setIsSent(false);
    setWantsCode(answer?.headers.has("WWW-Authenticate") === true || (wantsCode && answer?.status === 429));
    setMessage((await messageIn(answer)) ?? words.noAnswer);
  };

  return (
    <form className="login__form" onSubmit={(event) => void signIn(event)}>
      {message !== "" && (
        <p className="login__message" role="alert">
          {message}
        </p>
      )}
      <div className="login__form__inputWrap">
        <Input name="email" type="email" label={t("general:email")} autoComplete="username" />
        <Input
          name="password"
          type="password"
          label={t("general:password")}
          autoComplete="current-password"
        />
        {wantsCode && (
          <Input
            name="code"
            type="text"
            label={words.code}
            help={words.codeHelp}
            autoComplete="one-time-code"
            autoFocus
          />
        )}
      </div>
      <a href={`${admin}${config.admin.routes.forgot}`}>{t("authentication:forgotPasswordQuestion")}</a>
      <Button type="submit" size="large" disabled={isSent}>
        {t("authentication:login")}
      </Button>
    </form>
  );
}

interface InputProps {
  name: string;
  type: "email" | "password" | "text";
  label: string;
  help?: string;
  autoComplete: string;
  autoFocus?: boolean;
}

function Input({ name, label, help, ...input }: InputProps) {
  const id = `field-${name}`;
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input id={id} name={name} required aria-describedby={help && `${id}-help`} {...input} />
      </div>
      {help !== undefined && (
        <div className="field-description" id={`${id}-help`}>
          {help}
        </div>
      )}
    </div>
  );
}
