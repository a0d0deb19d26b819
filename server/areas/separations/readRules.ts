import type { SeparationRule } from '#contract/people/separations.ts';
import type { SeparationBody } from '#contract/shapes/separation.ts';
import { conflictsIn } from '#domain/access/rights/separation.ts';
import { columnsOf, writtenOf } from '../../db/columns/columnsOf.ts';
import { id, instant, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { readRights } from '../../signIn/rights/readRights.ts';
import { PAIR } from '../../signIn/rights/separationRules.ts';
import { mayHoldBoth } from './mayHoldBoth.ts';

const PEOPLE_NAMED = 5;
const FROM = 'separation_rule s';
/** A pair, `s`, as it is made. */
export const SEPARATION = writtenOf<SeparationBody>(FROM)({ ...PAIR, reason: text('s.reason') });
const RULE = columnsOf<Omit<SeparationRule, 'holderCount' | 'holders'>>(FROM)({
  id: id('s.id'),
  ...SEPARATION.columns,
  createdBy: text('s.created_by'),
  dtimeCreated: instant('s.created_at'),
});
const READ = `select ${RULE.select} from ${FROM} where ($1::bigint is null or s.id = $1) order by s.id`;

/** The pairs that are kept apart, or one of them, each with the accounts that hold both all the same. */
export const readRules = async (
  tx: Tx,
  user: Pick<SignedIn, 'permissions'>,
  ruleId: string | null = null,
): Promise<SeparationRule[]> => {
  const rules = await RULE.read(tx, { name: 'separation-rules-told', text: READ, values: [ruleId] });
  const people = await readRights(tx, await mayHoldBoth(tx, rules));
  people.sort((a, b) => a.name.localeCompare(b.name));
  return rules.map((rule) => {
    const holders = people.filter(({ permissions }) => conflictsIn(permissions, [rule]).length > 0);
    const named = user.permissions.has('UR_VIEW') ? holders.slice(0, PEOPLE_NAMED) : [];
    return {
      ...rule,
      holderCount: holders.length,
      holders: named.map(({ id: userId, name }) => ({ id: userId, name })),
    };
  });
};
