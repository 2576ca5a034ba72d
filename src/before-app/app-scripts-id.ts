/** Id of the template with the app's scripts; ids derived from content have no underscore. */
export const APP_SCRIPTS_ID = "app_scripts";
