/** Id of the template in which the app's scripts wait; those made of content have no underscore. */
export const APP_SCRIPTS_ID = "app_scripts";
