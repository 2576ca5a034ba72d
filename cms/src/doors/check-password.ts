import { type CollectionBeforeOperationHook, ValidationError } from "payload";
import { fieldsOf } from "../../../shared/record";
import { doorWords } from "./door-words";
import { passwordFault } from "./password-fault";

/** Refuses a new password that is easily guessed, at its field, whoever sets it. */
export const checkPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== "create" && operation !== "update" && operation !== "resetPassword") return args;
  const { password, email } = fieldsOf(fieldsOf(args).data);
  if (typeof password !== "string") return args;
  const owner = typeof email === "string" ? email : req.user?.email;
  const fault = passwordFault(password, owner === undefined ? [] : [owner]);
  if (fault === undefined) return args;
  const message = doorWords(req.i18n.language)[fault];
  const error = new ValidationError({ collection: "users", errors: [{ path: "password", message }], req });
  // The admin forgets what is said at a password's field: its notice says it, too.
  error.message = message;
  throw error;
};
