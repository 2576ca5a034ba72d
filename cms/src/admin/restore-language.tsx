"use client";
import {
  Button,
  ConfirmationModal,
  toast,
  useAuth,
  useConfig,
  useLocale,
  useModal,
  useTranslation,
} from "@payloadcms/ui";
import { useParams, useRouter } from "next/navigation";
import { fillMessage } from "../../../languages/fill-message";
import { localeOrDefault } from "../../../shared/locales";
import { languageNames, noticesIn } from "../texts";
import { messageIn } from "./answers";
import { useLanguage } from "./desk-texts";
import "./restore-language.css";

const MODAL = "restore-language";

/** Header button of a version: restores only the current language, as a draft, after confirmation. */
export function RestoreLanguage() {
  const { config } = useConfig();
  const { user } = useAuth();
  const { code: locale } = useLocale();
  const { t } = useTranslation();
  const { openModal } = useModal();
  const router = useRouter();
  const admin = useLanguage();
  const { segments = [] } = useParams<{ segments?: string[] }>();
  const place = placeOf(segments);
  const mayWrite = user?.role !== "translator" || user.languages?.includes(locale) === true;
  if (place === undefined || !mayWrite) return null;

  const notices = noticesIn(admin);
  const language = languageNames(localeOrDefault(locale))[admin];
  const restore = async () => {
    const answer = await fetch(`${config.routes.api}${place.api}/language?locale=${locale}`, {
      method: "POST",
      headers: { "Accept-Language": admin },
    }).catch(() => undefined);
    if (!answer?.ok) return void toast.error((await messageIn(answer)) ?? t("error:unknown"));
    toast.success(fillMessage(notices.restoredLanguage, { language }));
    router.push(`${config.routes.admin}${place.form}?locale=${locale}`);
  };
  return (
    <div className="restore-language">
      <Button
        id="restore-language"
        buttonStyle="secondary"
        size="small"
        margin={false}
        onClick={() => openModal(MODAL)}
      >
        {fillMessage(notices.restoreLanguage, { language })}
      </Button>
      <ConfirmationModal
        modalSlug={MODAL}
        heading={fillMessage(notices.restoreLanguage, { language })}
        body={fillMessage(notices.restoreLanguageHelp, { language })}
        onConfirm={restore}
      />
    </div>
  );
}

/** Maps an admin URL of a version to its API path and its document's form; undefined in the trash. */
function placeOf([kind, slug, ...rest]: readonly string[]): { api: string; form: string } | undefined {
  const [last = "", name, id] = [...rest].reverse();
  if (name !== "versions" || rest[0] === "trash") return undefined;
  return kind === "globals"
    ? { api: `/globals/${slug}/versions/${last}`, form: `/globals/${slug}` }
    : { api: `/${slug}/versions/${last}`, form: `/collections/${slug}/${id}` };
}
