import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { MouseEvent, PropsWithChildren } from "react";
import type { Locale } from "../config/locales";
import { buttonRecipe } from "../theme/recipes/button";
import { newsletterFormRecipe } from "../theme/recipes/newsletter-form";
import { Message } from "./Message";
import { SIGNUP_URL } from "./signup-url";
import { useSignupForm } from "./use-signup-form";

interface NewsletterFormProps {
  propertyId: string;
  locale: Locale;
  privacyUrl: string | null;
}

const EMAIL_ID = "newsletter-email";
const EMAIL_MESSAGE_ID = "newsletter-email-message";
const TERMS_MESSAGE_ID = "newsletter-terms-message";

const Form = chakra("form", newsletterFormRecipe);
const SubmitButton = chakra("button", buttonRecipe);

/**
 * The signup form: complete as static markup, its fields uncontrolled, so that nothing typed before the script
 * arrives is lost. `data-unsent` tells others that it holds input nobody has sent.
 */
export function NewsletterForm({ propertyId, locale, privacyUrl }: NewsletterFormProps) {
  const { t } = useTranslation("common");
  // The words between the tags become the link; a library for that would weigh more than the form.
  const [beforeNotice, notice, afterNotice] = t("newsletter.consent").split(/<\/?notice>/);
  const { view, formProps, controller } = useSignupForm({ propertyId, locale });
  const { errors, sending, sent } = view;
  const keepWhileSending = (event: MouseEvent) => {
    if (sending) event.preventDefault();
  };
  return (
    <Form {...formProps} action={SIGNUP_URL} method="post" aria-label={t("newsletter.title")}>
      <div data-part="line">
        <label htmlFor={EMAIL_ID}>{t("newsletter.email")}</label>
        <input
          id={EMAIL_ID}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          placeholder={t("newsletter.placeholder")}
          readOnly={sending}
          aria-invalid={errors.email !== undefined}
          aria-describedby={EMAIL_MESSAGE_ID}
        />
        <Message id={EMAIL_MESSAGE_ID}>{errors.email && t(errors.email)}</Message>
        <SubmitButton type="submit" aria-busy={sending}>
          {t("newsletter.submit")}
        </SubmitButton>
      </div>
      <label data-part="terms">
        <input
          name="terms"
          type="checkbox"
          value="true"
          required
          onClick={keepWhileSending}
          aria-invalid={errors.terms !== undefined}
          aria-describedby={TERMS_MESSAGE_ID}
        />
        <span>
          {beforeNotice}
          {privacyUrl ? <PrivacyLink href={privacyUrl}>{notice}</PrivacyLink> : notice}
          {afterNotice}
        </span>
      </label>
      <Message id={TERMS_MESSAGE_ID}>{errors.terms && t(errors.terms)}</Message>
      <input type="hidden" name="propertyId" value={propertyId} />
      <input type="hidden" name="locale" value={locale} />
      <div hidden>
        <label>
          {t("newsletter.website")}
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p role="status" data-part="status">
        {sending && t("newsletter.sending")}
        {sent && t("components.successMessage")}
      </p>
      {controller}
    </Form>
  );
}

/** Opens beside the form, which would lose what was typed if the page were left. */
function PrivacyLink({ href, children }: PropsWithChildren<{ href: string }>) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
