import { type RefObject, useEffect, useState } from "react";
import type { MessagesOf } from "../../languages/messages-of";
import { ENQUIRY_WORDS } from "../../languages/enquiry-words";
import { localeOrDefault } from "../../shared/locales";
import type * as EnquiryFormModule from "./EnquiryForm";

/** Distance off screen at which the form is requested, in screen heights. */
const NEAR = "100%";

interface LoadedForm {
  EnquiryForm: typeof EnquiryFormModule.EnquiryForm;
  words: MessagesOf<"enquiry">;
}

/** The form with its messages, once its place comes near; undefined before that, and null if they can't be loaded. */
export function useEnquiryForm(place: RefObject<Element>, locale: string): LoadedForm | null | undefined {
  const [form, setForm] = useState<LoadedForm | null>();
  useEffect(() => {
    if (!place.current) return;
    const load = async () => {
      try {
        const [{ EnquiryForm }, { default: words }] = await Promise.all([
          import("./EnquiryForm"),
          ENQUIRY_WORDS[localeOrDefault(locale)](),
        ]);
        setForm({ EnquiryForm, words });
      } catch (error) {
        console.error("The enquiry form could not be loaded; mail and telephone stay.", error);
        setForm(null);
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, locale]);
  return form;
}
