import { lastDayOver } from '#domain/settlement/run/dueDay.ts';
import { fail } from '../../http/errors/fail.ts';
import { os } from '../../http/os.ts';

const LAST = 'select max(day) as day from settlement_run';
const WISH = 'insert into settlement_wish (asked_by, asked_at) values ($1, $2)';
const NOTHING_DUE = {
  en: 'Every day that is over has been settled. A day is settled once it has passed in Manila.',
  fil: 'Na-settle na ang lahat ng lumipas na araw. Isine-settle ang isang araw kapag lumipas na ito sa Maynila.',
};

/** Leaves it to the long work to settle what is over and open, now. 422 rule_nothing_due. */
export const runSettlement = os.settlements.runSettlement.handler(async ({ context }) => {
  const { tx, user, deps } = context;
  const now = deps.now();
  const through = lastDayOver(now);
  const [last] = await tx.query<{ day: string | null }>({ name: 'last-run', text: LAST });
  if (last?.day && last.day >= through) throw fail('rule_nothing_due', NOTHING_DUE);
  await tx.query({ name: 'wish-settlement', text: WISH, values: [user.username, now] });
  return { data: { through } };
});
