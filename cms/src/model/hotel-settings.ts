import type { JSONField } from "payload";
import { isChangeOfHotel } from "./brand-colours";
import { messageOf } from "../../../shared/errors";
import { hotelSettings as settings } from "../../../model/hotel-file";
import { shape } from "../../../shared/hotel-fields";
import { parse } from "../../../shared/parse";
import type { Checked } from "./checks";

/** The parts of the hotel file that have no form fields, kept for exporting: property ids, enquiry desks, tags. */
export function hotelSettings(): JSONField {
  return {
    name: "rest",
    type: "json",
    admin: { hidden: true },
    validate: async (value: unknown, { req }: Checked) =>
      (await isChangeOfHotel("rest", value, req)) ? faultOf(value) : true,
  };
}

function faultOf(value: unknown): string | true {
  try {
    parse(shape(settings()).required(), value);
    return true;
  } catch (error) {
    return messageOf(error);
  }
}
