import type { ServerProps } from "payload";
import { parseEnvironment } from "../environment";
import { doorWords } from "../doors/door-words";
import { HOME } from "../one-login/paths";
import { HotelChooser } from "./hotel-chooser";
import "./hotel-chooser.css";

/** Link in the admin's header to the other hotels of a group; nothing if there is only one hotel. */
export function OtherHotels({ i18n, user }: ServerProps) {
  const { otherHotels, signIn } = parseEnvironment(process.env);
  if (!user) return null;
  return (
    <>
      {signIn !== undefined && (
        <a className="all-hotels" href={`${signIn.url}/api${HOME}`}>
          {doorWords(i18n.language).oneLogin.all}
        </a>
      )}
      {otherHotels.length > 0 && <HotelChooser />}
    </>
  );
}
