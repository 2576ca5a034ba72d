import { LOCALES } from "../../shared/locales";
import { PREVIEW_SCRIPT } from "../../shared/preview-script";
import { directionOf } from "../locale/direction";
import { PUBLISHER_MESSAGES } from "../../languages/publisher-messages";

const CLASS = "preview-ribbon";

const STYLE = [
  `.${CLASS}{position:fixed;z-index:2147483647;inset-block-end:0;inset-inline-start:0;padding:.25rem .75rem;background:#7a1f1f;color:#fff;font:600 .875rem/1.4 system-ui,sans-serif;pointer-events:none}`,
  `.${CLASS} [lang]{display:none}`,
  // The end of the page can be scrolled clear of it; beside a form, where it would only be in the way, it is hidden.
  `html:not([data-framed]) body{padding-block-end:1.75rem}`,
  `html[data-framed] .${CLASS}{display:none}`,
  // The app changes the page's language without reloading.
  ...LOCALES.map((locale) => `html:lang(${locale}) .${CLASS} [lang=${locale}]{display:inline}`),
].join("");

/**
 * Marks every page of the preview as one, in the page's language; its script loads newer drafts of the page
 * automatically.
 */
export function PreviewRibbon() {
  return (
    <aside className={CLASS}>
      {/* Runs before the ribbon is read: beside a form it would flash at every reload. */}
      <script src={PREVIEW_SCRIPT} />
      <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      {LOCALES.map((locale) => (
        <span key={locale} lang={locale} {...(__HAS_RTL__ ? { dir: directionOf(locale) } : {})}>
          {PUBLISHER_MESSAGES[locale].preview}
        </span>
      ))}
    </aside>
  );
}
