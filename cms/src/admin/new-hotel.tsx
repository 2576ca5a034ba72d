import { Gutter } from "@payloadcms/ui";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { roleOf } from "../access/roles";
import { isEmpty } from "../seed/import-content";
import { NewHotelForm } from "./new-hotel-form";
import "./new-document.css";

/** On an empty database: asks an owner about the hotel and creates its first pages. */
export async function NewHotel({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult;
  const { admin } = req.payload.config.routes;
  if (roleOf(req) !== "owner" || !(await isEmpty(req.payload))) redirect(admin);
  return (
    <Gutter className="new-document">
      <NewHotelForm />
    </Gutter>
  );
}
