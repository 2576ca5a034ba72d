import { createContext } from "react";

/** Path of the shown page as links to it have it; undefined on the error page, which is at no address of its own. */
export const CurrentPage = createContext<string | undefined>(undefined);
