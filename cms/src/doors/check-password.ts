import { type CollectionBeforeOperationHook, ValidationError } from "payload";
import { fieldsOf } from "../../../shared/record";
import { doorWords } from "./door-words";
import { passwordFault } from "./password-fault";

/** Rejects weak new passwords at their field, whoever sets them. */
export const checkPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== "create" && operation !== "update" && operation !== "resetPassword") return args;
  const { password, email } = fieldsOf(fieldsOf(args).data);
  if (typeof password !== "string") return args;
  const owner = typeof email === "string" ? email : req.user?.email;
  const fault = passwordFault(password, owner === undefined ? [] : [owner]);
  if (fault === undefined) return args;
  const message = doorWords(req.i18n.language)[fault];
  const error = new ValidationError({ collection: "users", errors: [{ path: "password", message }], req });
  // The admin drops errors at password fields, so its notification shows the message, too.
  error.message = message;
  throw error;
};
