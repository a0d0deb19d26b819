import type { Separation } from '#domain/access/rights/separation.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';

/** A pair, `s`. */
export const PAIR = { one: text('s.one'), other: text('s.other') };
const FROM = 'separation_rule s';
const RULE = columnsOf<Separation>(FROM)(PAIR);
const READ = `select ${RULE.select} from ${FROM} order by s.id`;
// What gives rights goes one by one where something is kept apart: else two halves of a pair could be given at the same moment.
const LOCK = `select pg_advisory_xact_lock(hashtextextended('separation of permissions', 0))`;

/** The pairs that are kept apart. */
export const readSeparation = (tx: Tx): Promise<Separation[]> =>
  RULE.read(tx, { name: 'separation-rules', text: READ });

/** The same for whoever is about to give rights: until the transaction ends, nobody else is. */
export const lockSeparation = async (tx: Tx): Promise<Separation[]> => {
  const rules = await readSeparation(tx);
  if (rules.length) await tx.query({ text: LOCK });
  return rules;
};
