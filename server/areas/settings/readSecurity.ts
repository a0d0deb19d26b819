import type { MySecurity } from '#contract/people/mySettings.ts';
import { askedFactor, type FactorState } from '#domain/signIn/secondFactor.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { flag, instant, int, text } from '../../db/columns/kinds.ts';
import { type Tx, withSession } from '../../db/context.ts';
import { NEEDS_FACTOR, NUMBER_PROVED } from '../../http/caller/needsFactor.ts';
import type { RequestContext } from '../../http/deps.ts';
import { sessionEnded } from '../../http/errors/fail.ts';
import { placeOf } from '../../signIn/secondFactor/credential.ts';
import { listPasskeys } from '../../signIn/secondFactor/passkeys.ts';

type Stored = Omit<MySecurity, 'secondFactor' | 'passkeys' | 'offersPasskeys'> & FactorState;
const STORED = columnsOf<Stored>('user_account u')({
  chosen: text('u.second_factor'),
  isRequired: flag(NEEDS_FACTOR),
  isNumberProved: flag(NUMBER_PROVED),
  dtimeSince: instant('u.second_factor_at'),
  codesLeft: int('(select count(*)::int from recovery_code r where r.user_id = u.id and r.used_at is null)'),
  mobileLast4: text('right(u.mobile_number, 4)'),
  dtimePassword: instant('(select c.changed_at from credential c where c.user_id = u.id)'),
});
const READ = `select ${STORED.select} from user_account u where u.id = $1`;

/** How somebody signs in, as their transaction sees it. */
export const readSecurity = async (tx: Tx, context: RequestContext, userId: string): Promise<MySecurity> => {
  const [stored] = await STORED.read(tx, { name: 'my-security', text: READ, values: [userId] });
  if (!stored) throw sessionEnded();
  const { chosen, isNumberProved, ...rest } = stored;
  return {
    ...rest,
    secondFactor: askedFactor(stored),
    passkeys: await listPasskeys(tx, userId),
    offersPasskeys: placeOf(context) !== null,
  };
};

/** The same in a transaction of its own. */
export const securityOf = (context: RequestContext, userId: string): Promise<MySecurity> =>
  withSession(context.deps.pools, context.requestId, (tx) => readSecurity(tx, context, userId));
