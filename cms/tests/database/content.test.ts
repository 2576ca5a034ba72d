/** Content on its way to the site. */
import "../cases/database";
import "../cases/portable";
import "../cases/contract";
import "../cases/search";
import "../cases/operating";
import "../cases/offer-days";
import "../cases/plans";
import "../cases/languages-apart";
import "../cases/together";
import "../cases/deleting";
import "../cases/duplicates";
import "../cases/translation-desk";
import "../cases/machine-translation";
import "../cases/versions";
import "../cases/redirects";
import "../cases/publish";
