"use client";
import { Button, toast, useTranslation } from "@payloadcms/ui";
import { type KeyboardEvent, useEffect, useState } from "react";
import { array, boolean, type InferType, number, object, string } from "yup";
import { fillMessage } from "../../../languages/fill-message";
import { tryParse } from "../../../shared/parse";
import { messageIn, sendJson } from "./answers";
import { useAccount } from "./use-account";

const stateSchema = object({
  on: boolean().required(),
  left: number().default(0),
  key: string(),
  uri: string(),
  qr: string(),
});
const codesSchema = object({ codes: array(string().required()).required() });

/** Enables or disables one-time codes on an account form. */
export function OneTimeCodes() {
  const { url: account, own, words } = useAccount();
  const { i18n } = useTranslation();
  const url = `${account}/one-time-code`;
  const [state, setState] = useState<InferType<typeof stateSchema>>();
  const [recovery, setRecovery] = useState<string[]>([]);
  const [code, setCode] = useState("");

  useEffect(() => {
    const read = async () => setState(tryParse(stateSchema, await (await fetch(url)).json()));
    read().catch(() => setState(undefined));
  }, [url]);

  const send = async (path: string, body: object): Promise<unknown> => {
    const answer = await sendJson(url + path, body, i18n.language);
    if (answer?.ok) return answer.json();
    toast.error((await messageIn(answer)) ?? words.noAnswer);
    return undefined;
  };
  const turnOn = async () => {
    const answer = tryParse(codesSchema, await send("", { key: state?.key, code }));
    if (answer === undefined) return;
    // On phones, an error about a wrong code would cover the recovery codes.
    toast.dismiss();
    setRecovery(answer.codes);
    setState({ on: true, left: answer.codes.length });
    setCode("");
  };
  const turnOff = async () => {
    if ((await send("/off", { code })) === undefined) return;
    setRecovery([]);
    setCode("");
    setState(tryParse(stateSchema, await (await fetch(url)).json()));
  };

  if (state === undefined) return null;
  const press = () => void (state.on ? turnOff() : turnOn());
  // Otherwise Enter would submit the surrounding account form.
  const pressByEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (code !== "") press();
  };
  return (
    <fieldset className="field-type one-time-codes">
      <legend className="field-label">{words.codes}</legend>
      <p>{state.on ? fillMessage(words.codesOn, { left: state.left }) : words.codesOff}</p>
      {!state.on && <p className="field-description">{words.codesHelp}</p>}
      {recovery.length > 0 && (
        <div role="status">
          <p>
            {words.recovery}: {words.recoveryHelp}
          </p>
          <ul>
            {recovery.map((each) => (
              <li key={each}>
                <code>{each}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {state.key !== undefined && state.qr !== undefined && (
        <div>
          <p>{words.scan}</p>
          <img src={`data:image/svg+xml,${encodeURIComponent(state.qr)}`} alt="" width={200} height={200} />
          <p>
            <code>{state.key}</code>
          </p>
          <p>
            <a href={state.uri}>{words.openApp}</a>
          </p>
        </div>
      )}
      {own && (
        <label className="field-type text">
          {words.code}
          <input
            value={code}
            inputMode={state.on ? "text" : "numeric"}
            autoComplete="one-time-code"
            onChange={(event) => setCode(event.target.value)}
            onKeyDown={pressByEnter}
          />
        </label>
      )}
      {(own || state.on) && (
        <Button buttonStyle="secondary" disabled={own && code === ""} onClick={press}>
          {state.on ? words.turnOff : words.turnOn}
        </Button>
      )}
    </fieldset>
  );
}
