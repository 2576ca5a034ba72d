import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { MouseEvent, ReactNode } from "react";
import type { Locale } from "../../shared/locales";
import { PAGE_IDS } from "../theme/page-ids";
import { buttonRecipe } from "../theme/recipes/button";
import { ConsentWords } from "./ConsentWords";
import { SIGNUP_URL } from "./web-calls";
import { useSignupForm } from "./use-signup-form";
import { signupFormRecipe } from "../theme/recipes/signup-form";

interface NewsletterFormProps {
  propertyId: string;
  confirmsByMail: boolean;
  consent: string | null;
  locale: Locale;
  privacyUrl: string | null;
}

const Form = chakra("form", signupFormRecipe);
const SubmitButton = chakra("button", buttonRecipe);

/**
 * The signup form: complete as static markup, with uncontrolled fields, so that nothing typed before the script
 * loads is lost. `data-unsent` tells other code that it holds unsent input.
 */
export function NewsletterForm({
  propertyId,
  confirmsByMail,
  consent,
  locale,
  privacyUrl,
}: NewsletterFormProps) {
  const { t } = useTranslation("common");
  const { view, formProps, controller } = useSignupForm({ propertyId, locale, consent });
  const { errors, sending, sent } = view;
  const keepWhileSending = (event: MouseEvent) => {
    if (sending) event.preventDefault();
  };
  return (
    <Form {...formProps} action={SIGNUP_URL} method="post" aria-label={t("newsletter.title")}>
      <div data-part="email">
        <label htmlFor={PAGE_IDS.newsletterEmail}>{t("newsletter.email")}</label>
        <input
          id={PAGE_IDS.newsletterEmail}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          placeholder={t("newsletter.placeholder")}
          readOnly={sending}
          aria-invalid={errors.email !== undefined}
          aria-describedby={PAGE_IDS.newsletterEmailMessage}
        />
        <Message id={PAGE_IDS.newsletterEmailMessage}>{errors.email && t(errors.email)}</Message>
      </div>
      <label data-part="terms">
        <input
          name="terms"
          type="checkbox"
          value="true"
          required
          onClick={keepWhileSending}
          aria-invalid={errors.terms !== undefined}
          aria-describedby={PAGE_IDS.newsletterTermsMessage}
        />
        <ConsentWords text={t("newsletter.consent")} privacyUrl={privacyUrl} />
      </label>
      <Message id={PAGE_IDS.newsletterTermsMessage}>{errors.terms && t(errors.terms)}</Message>
      <SubmitButton type="submit" aria-busy={sending}>
        {t("newsletter.submit")}
      </SubmitButton>
      <input type="hidden" name="propertyId" value={propertyId} />
      <input type="hidden" name="locale" value={locale} />
      {consent && <input type="hidden" name="consent" value={consent} />}
      <p role="status" data-part="status">
        {sending
          ? t("newsletter.sending")
          : sent && t(confirmsByMail ? "newsletter.confirmByMail" : "components.successMessage")}
      </p>
      {controller}
    </Form>
  );
}

/** A field's error, announced when it appears. Its line is reserved, so that nothing shifts. */
function Message({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} data-part="message" aria-live="polite">
      {children}
    </p>
  );
}
