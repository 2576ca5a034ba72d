import { graphql } from "gatsby";

export type TemplateType = Queries.TemplateTypeFragment;

/** The types whose subtitle begins with a prefix: AWARDS → AWARDS_RESORT, AWARDS_TABLE. */
export function typesOf(types: readonly TemplateType[], prefix: string): TemplateType[] {
  return types.filter(({ subtitle }) => subtitle.startsWith(prefix));
}

/** What stands behind the prefix, for people: `AWARDS_2025` → `2025`, `AWARDS_RESORT` → null, as it is only a name. */
export function yearOf({ subtitle }: TemplateType): string | null {
  return /(?:^|_)(\d{4})(?:_|$)/.exec(subtitle)?.[1] ?? null;
}

export const query = graphql`
  fragment TemplateType on HotelTemplateType {
    subtitle
    title
    content {
      ...RichText
    }
    picture {
      ...Picture
    }
    link {
      ...ActionLink
    }
  }
`;
