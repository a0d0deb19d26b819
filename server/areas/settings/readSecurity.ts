import type { MySecurity } from '#contract/people/mySettings.ts';
import { askedFactor, type SecondFactor } from '#domain/signIn/secondFactor.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { flag, instant, int, text } from '../../db/columns/kinds.ts';
import { type Tx, withSession } from '../../db/context.ts';
import type { RequestContext } from '../../http/deps.ts';
import { sessionEnded } from '../../http/errors/fail.ts';

interface Stored extends Omit<MySecurity, 'secondFactor'> {
  chosen: SecondFactor;
}
const STORED = columnsOf<Stored>('user_account u')({
  chosen: text('u.second_factor'),
  isRequired: flag('u.needs_second_factor'),
  dtimeSince: instant('u.second_factor_at'),
  codesLeft: int('(select count(*)::int from recovery_code r where r.user_id = u.id and r.used_at is null)'),
  mobileLast4: text('right(u.mobile_number, 4)'),
  dtimePassword: instant('(select c.changed_at from credential c where c.user_id = u.id)'),
});
const READ = `select ${STORED.select} from user_account u where u.id = $1`;

/** How somebody signs in, as their transaction sees it. */
export const readSecurity = async (tx: Tx, userId: string): Promise<MySecurity> => {
  const [stored] = await STORED.read(tx, { name: 'my-security', text: READ, values: [userId] });
  if (!stored) throw sessionEnded();
  const { chosen, ...rest } = stored;
  return { ...rest, secondFactor: askedFactor(chosen, rest.isRequired) };
};

/** The same in a transaction of its own. */
export const securityOf = ({ deps, requestId }: RequestContext, userId: string): Promise<MySecurity> =>
  withSession(deps.pools, requestId, (tx) => readSecurity(tx, userId));
