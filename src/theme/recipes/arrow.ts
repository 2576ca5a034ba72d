/** The arrow onwards as a mask image: it takes the colour of the box that it cuts. */
export const ARROW =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 14' fill='none' stroke='%23000' stroke-width='1.4'%3E%3Cpath d='M0 7h30M24.5 1.5 30 7l-5.5 5.5'/%3E%3C/svg%3E\")";
