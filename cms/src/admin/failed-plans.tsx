import type { ServerProps } from "payload";
import { mayEdit } from "../access/roles";
import { failedPlans } from "../publish/failed-plans";
import { failureOf } from "../publish/run-plan";
import { noticesIn } from "../texts";
import { fillMessage } from "../../../languages/fill-message";

/** Dashboard section for users who may publish: schedules that failed, and why. */
export async function FailedPlans({ payload, i18n, user }: ServerProps) {
  if (!mayEdit({ user: user ?? null })) return null;
  const plans = await failedPlans(payload);
  if (plans.length === 0) return null;
  const notices = noticesIn(i18n.language);
  return (
    <div className="desk">
      <section className="desk__section" aria-labelledby="failed-plans">
        <h2 id="failed-plans">{notices.plansFailed}</h2>
        <ul>
          {plans.map(({ id, plan, title, url, reason }) => (
            <li key={id}>
              <a href={url}>{fillMessage(failureOf(plan, notices), { title })}</a>: {reason}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
