import {
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useLocale,
} from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import type { Winner } from "../together/merge-changes";
import { backAgain } from "./back-again";
import { useDeskTexts } from "./desk-texts";
import { keptChoices } from "./kept-choices";
import { forgetWords, keepWords } from "./kept-words";
import { type FieldError, formKey, openForm, type OpenForm, type SentSave } from "./open-forms";
import type { Trouble } from "./reached";
import { keepRefused } from "./refused-saves";
import type { Choices } from "./take-in";
import { useHeldLeaving } from "./use-held-leaving";
import type { MergingForm } from "./use-merging-form";

interface Saves {
  trouble: Trouble | undefined;
  /** Also shown at their fields. */
  conflicts: readonly FieldError[];
  /** Winners chosen so far. */
  choices: Choices;
  /** True if the user tried to leave during a save. */
  isLeaving: boolean;
  /** Chooses the winner of one conflict or, without a path, of all; saves once every conflict has a winner. */
  choose(winner: Winner, path?: string): void;
}

/** Follows a form's saves until its changes are saved, or published if that was requested. */
export function useSaves(form: MergingForm): Saves {
  const {
    id,
    collectionSlug,
    globalSlug,
    setHasPublishedDoc,
    setMostRecentVersionIsAutosaved,
    setUnpublishedVersionCount,
  } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const { code: language } = useLocale();
  const { config } = useConfig();
  const { setBackgroundProcessing, setModified, setSubmitted, submit } = useForm();
  const wasSent = useFormSubmitted();
  const isModified = useFormModified();
  const isBusy = useFormProcessing();
  const isBackgroundBusy = useFormBackgroundProcessing();
  const { saving: say } = useDeskTexts();
  const [trouble, setTrouble] = useState<Trouble>();
  const [conflicts, setConflicts] = useState<readonly FieldError[]>([]);
  const [choices, setChoices] = useState<Choices>(new Map());
  const [isSendingAgain, setSendingAgain] = useState(false);
  const { isLeaving, leave } = useHeldLeaving(isBusy || isSendingAgain);
  /** The save that hasn't succeeded yet. */
  const pending = useRef<SentSave>(undefined);
  /** Winners of all conflicts that aren't merged in yet. */
  const decided = useRef<Choices>(undefined);

  const [isDue, setDue] = useState(false);
  const sendAgain = () => setDue(true);
  const whenBack = () => backAgain().then(sendAgain);

  const ended: OpenForm["ended"] = (save, outcome) => {
    if ("refused" in outcome) {
      // As after a press on the button: the user has to change something first.
      if (save.status === pending.current?.status) pending.current = undefined;
      setTrouble(undefined);
      return leave(false);
    }
    if ("saved" in outcome) {
      form.saved(outcome.saved, outcome.doc);
      // Only a draft was saved; the requested publish is still pending.
      if (pending.current?.status === "published" && save.status === "draft") return sendAgain();
      if (pending.current?.status === "published") {
        setUnpublishedVersionCount(0);
        setMostRecentVersionIsAutosaved(false);
        setHasPublishedDoc(true);
      }
      pending.current = undefined;
      setTrouble(undefined);
      setConflicts([]);
      return leave(true);
    }
    leave(false);
    if (pending.current?.status !== "published") pending.current = save;
    setModified(true);
    if ("conflicts" in outcome) {
      setTrouble(undefined);
      return settle(outcome.conflicts, keptChoices(choices, conflicts, outcome.conflicts));
    }
    setTrouble(outcome.trouble);
    // Autosaves retry on their own.
    if (!save.url.includes("autosave=true")) void whenBack();
  };

  const path = globalSlug === undefined ? `collections/${collectionSlug}/${id}` : `globals/${globalSlug}`;
  const place = { title, language, href: `${config.routes.admin}/${path}?locale=${language}` };
  const handlers = { base: form.base, textOf: (of: Trouble) => say[of], ended, place };
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const key = formKey(form.url);
    let isClosed = false;
    openForm(key, {
      base: () => latest.current.base(),
      textOf: (of) => latest.current.textOf(of),
      ended: (save, outcome) => {
        if (!isClosed || "refused" in outcome) return latest.current.ended(save, outcome);
        const { mine, base } = save;
        // The page may be closed before a closed form's save gets through.
        if ("trouble" in outcome) keepWords(key, form.id, base, mine);
        else forgetWords(key, form.id);
        if (!("conflicts" in outcome)) return latest.current.ended(save, outcome);
        const { place } = latest.current;
        keepRefused({
          form: form.id,
          key,
          at: Date.now(),
          ...place,
          conflicts: [...outcome.conflicts],
          base,
          mine,
        });
      },
    });
    return () => {
      isClosed = true;
      // After closing, only what Payload has queued is sent again.
      pending.current = undefined;
      decided.current = undefined;
    };
  }, [form.id, form.url]);

  /** Shows what is to be decided; saves once every conflict has a winner. */
  const settle = (open: readonly FieldError[], chosen: Choices) => {
    setConflicts(open);
    setChoices(chosen);
    if (chosen.size === 0 || open.some(({ path }) => !chosen.has(path))) return;
    decided.current = chosen;
    void decide();
  };

  const decide = async (): Promise<void> => {
    if (decided.current === undefined) return;
    const hindrance = await form.takeIn(decided.current);
    setTrouble(hindrance);
    if (hindrance !== undefined) return backAgain().then(decide);
    decided.current = undefined;
    setConflicts([]);
    sendAgain();
  };

  // One save at a time: several tries without a network would all be repeated, each storing the same version.
  useEffect(() => {
    if (!isDue || isBusy || isBackgroundBusy) return;
    setDue(false);
    const save = pending.current;
    if (save === undefined) return;
    const setSending = (isSending: boolean) => {
      setSendingAgain(isSending);
      setBackgroundProcessing(isSending);
    };
    setSending(true);
    void submit({
      action: save.url,
      method: save.method,
      overrides: save.status === undefined ? {} : { _status: save.status },
      skipValidation: save.status === "draft",
      // What is being typed would be lost in a form that is disabled.
      disableFormWhileProcessing: false,
    }).finally(() => setSending(false));
  }, [isDue, isBusy, isBackgroundBusy, setBackgroundProcessing, submit]);

  // Payload shows field errors only on a submitted form, and treats a rejected form as unmodified.
  useEffect(() => {
    if (conflicts.length > 0 && !wasSent) setSubmitted(true);
    if ((conflicts.length > 0 || trouble !== undefined) && !isModified && !isBusy) setModified(true);
  }, [conflicts, trouble, wasSent, isModified, isBusy, setSubmitted, setModified]);

  return {
    trouble,
    conflicts,
    isLeaving,
    choices,
    choose: (winner, path) => {
      const paths = path === undefined ? conflicts.map((conflict) => conflict.path) : [path];
      settle(conflicts, new Map([...choices, ...paths.map((each) => [each, winner] as const)]));
    },
  };
}
