import { toId, uniqueIds } from "../../theme/page-ids";
import { TextPicture } from "../TextPicture/TextPicture";
import type { TemplateType } from "./template-types";

/** Types that a category has no special place for: text and picture, like contents with an unknown key. */
export function OtherTypes({ types }: { types: readonly TemplateType[] }) {
  const ids = uniqueIds(types.map(({ subtitle }) => `type-${toId(subtitle)}`));
  return (
    <>
      {types.map(({ subtitle: key, ...words }, index) => (
        <TextPicture
          key={index}
          id={ids[index] ?? ""}
          contents={[{ key, subtitle: null, film: null, ...words }]}
          slider={null}
          tone="noon"
          turn={index + 1}
        />
      ))}
    </>
  );
}
