import { graphql } from "gatsby";
import { TEMPLATE_TYPES } from "../../../shared/content-keys";

export type TemplateType = Queries.TemplateTypeFragment;

/** The types whose subtitle starts with a prefix: AWARDS → AWARDS_RESORT, AWARDS_TABLE. */
export function typesOf(types: readonly TemplateType[], prefix: string): TemplateType[] {
  return types.filter(({ subtitle }) => subtitle.startsWith(prefix));
}

/** True if the contact block shows a type: one address and one map, any number of lines. */
export function isOfContact(type: TemplateType, types: readonly TemplateType[]): boolean {
  const { address, directions, phone, email, fax, department } = TEMPLATE_TYPES;
  return (
    [address, directions].some((prefix) => typesOf(types, prefix)[0] === type) ||
    [phone, email, fax, department].some((prefix) => type.subtitle.startsWith(prefix))
  );
}

/** True if a type is shown among awards or certificates. */
export function isAwardOrCertificate({ subtitle }: TemplateType): boolean {
  const { awards, certificates } = TEMPLATE_TYPES;
  return subtitle.startsWith(awards) || subtitle.startsWith(certificates);
}

/** The year after the prefix: `AWARDS_2025` → `2025`, `AWARDS_RESORT` → null, as that is only a name. */
export function yearOf({ subtitle }: TemplateType): string | null {
  return /(?:^|_)(\d{4})(?:_|$)/.exec(subtitle)?.[1] ?? null;
}

export const query = graphql`
  fragment TemplateType on HotelTemplateType {
    subtitle
    title
    content {
      ...MeasuredText
    }
    picture {
      ...Picture
    }
    link {
      ...ActionLink
    }
  }
`;
