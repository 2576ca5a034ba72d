"use client";
import { useDocumentInfo, useUploadEdits } from "@payloadcms/ui";
import { number, object, string } from "yup";
import { tryParse } from "../../../shared/parse";
import { thumbnailUrl } from "../desk/thumbnail-url";
import { useDeskTexts } from "./desk-texts";
import "./pictures.css";

const CENTRE = 50;
const pictureSchema = object({
  filename: string().required(),
  updatedAt: string().required(),
  focalX: number().default(CENTRE),
  focalY: number().default(CENTRE),
});

/** Aspect ratios of places that crop a picture. */
const SHAPES = { wide: "21 / 9", card: "4 / 3", phone: "3 / 4" } as const;

/** Shows how the site crops a picture around its focal point. */
export function Crops() {
  const { savedDocumentData } = useDocumentInfo();
  const { uploadEdits } = useUploadEdits();
  const { pictures: texts } = useDeskTexts();
  const picture = tryParse(pictureSchema, savedDocumentData);
  if (picture === undefined) return null;
  const { x = picture.focalX, y = picture.focalY } = uploadEdits?.focalPoint ?? {};
  return (
    <section className="crops" aria-labelledby="crops">
      <h3 id="crops">{texts.crops}</h3>
      <div className="crops__shapes">
        {(["wide", "card", "phone"] as const).map((shape) => (
          <figure key={shape}>
            <img
              src={thumbnailUrl(picture) ?? undefined}
              alt=""
              style={{ aspectRatio: SHAPES[shape], objectPosition: `${x}% ${y}%` }}
            />
            <figcaption>{texts[shape]}</figcaption>
          </figure>
        ))}
      </div>
      <p>{texts.focalHelp}</p>
    </section>
  );
}
