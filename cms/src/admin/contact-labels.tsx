"use client";
import { useRowLabel } from "@payloadcms/ui";
import { EDITOR_FIELDS } from "../../../languages/editor-fields";
import { isLocale } from "../../../shared/locales";
import { NETWORK_NAMES } from "../../../shared/social-networks";
import { languageNames, type Texts } from "../texts";
import { useLanguage } from "./desk-texts";

interface Props {
  singular: Texts;
}

/** Label of a phone in the drawer: `Turkish · 0242 000 00 00`. */
export function PhoneLabel({ singular }: Props) {
  const { data } = useRowLabel<{ language?: string; label?: string }>();
  const admin = useLanguage();
  const { language, label } = data ?? {};
  const { allOthers } = EDITOR_FIELDS[admin].hotel;
  const whose = isLocale(language) ? languageNames(language)[admin] : language && allOthers.label;
  return <Label singular={singular} parts={[whose, label]} />;
}

/** Label of a social network: `Instagram · https://…`. */
export function NetworkLabel({ singular }: Props) {
  const { data } = useRowLabel<{ network?: string; url?: string }>();
  const { network, url } = data ?? {};
  return <Label singular={singular} parts={[network && (NETWORK_NAMES[network] ?? network), url]} />;
}

function Label({ singular, parts }: Props & { parts: (string | undefined)[] }) {
  const { rowNumber } = useRowLabel();
  const admin = useLanguage();
  const text = parts.filter(Boolean).join(" · ");
  return <span>{text === "" ? `${singular[admin]} ${(rowNumber ?? 0) + 1}` : text}</span>;
}
