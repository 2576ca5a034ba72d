"use client";
import { useField, useForm, useListDrawer } from "@payloadcms/ui";
import type { ArrayFieldDescriptionClientComponent } from "payload";
import { useDeskTexts } from "./desk-texts";

const PICTURES = { media: { mimeType: { like: "image/" } } };

/** Below a list of slides: adds one for each picture chosen from the library. */
export const AddPictures: ArrayFieldDescriptionClientComponent = ({ path }) => {
  const { rows = [], disabled } = useField({ path, hasRows: true });
  const { addFieldRow } = useForm();
  const { pictures: say } = useDeskTexts();
  const [ListDrawer, ListDrawerToggler, { closeDrawer }] = useListDrawer({
    collectionSlugs: ["media"],
    filterOptions: PICTURES,
  });
  const add = (ids: (number | string)[]) => {
    ids.forEach((id, index) =>
      addFieldRow({
        path,
        schemaPath: path.replaceAll(/\.\d+/g, ""),
        rowIndex: rows.length + index,
        subFieldState: { file: { value: id, initialValue: id, valid: true } },
      }),
    );
    closeDrawer();
  };
  return (
    <>
      <ListDrawerToggler className="add-pictures" disabled={disabled}>
        {say.addSeveral}
      </ListDrawerToggler>
      <ListDrawer
        enableRowSelections
        allowCreate={false}
        onSelect={({ doc }) => add([doc.id])}
        onBulkSelect={(selected) => add([...selected].flatMap(([id, isChosen]) => (isChosen ? [id] : [])))}
      />
    </>
  );
};
