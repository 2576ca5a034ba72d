import "react";

declare module "react" {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    /** Id of the dialog that the button opens or closes. */
    commandfor?: string;
    command?: "show-modal" | "close";
  }
}
