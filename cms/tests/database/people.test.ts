/** Permissions and refusals. */
import "../cases/visitor-calls";
import "../cases/tasks";
import "../cases/reading";
import "../cases/access";
import "../cases/translators";
import "../cases/locks";
import "../cases/doors";
import "../cases/beginning";
import "../cases/incoming";
import "../cases/wrong-values";
import "../cases/pictures";
