import { createContext } from "react";

/** Path of the shown page, as in links to it; undefined on the error page, which has no address of its own. */
export const CurrentPage = createContext<string | undefined>(undefined);
