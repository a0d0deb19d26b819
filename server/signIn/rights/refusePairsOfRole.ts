import { newConflicts } from '#domain/access/rights/separation.ts';
import type { Tx } from '../../db/context.ts';
import { keptApart, pairText } from './refuseConflicts.ts';
import { readSeparation } from './separationRules.ts';

/** What helps, by where the role is: in its own form, or chosen for a job title. */
const NEXT = {
  modules: { en: 'Switch one of them off.', fil: 'Patayin ang isa sa mga ito.' },
  accessRole: { en: 'Choose another role.', fil: 'Pumili ng ibang role.' },
} as const;

const NOTHING: ReadonlySet<string> = new Set();

/**
 * 422 rule_kept_apart, on `field`, for a role that brings together by itself what nobody may hold together; what it gave `before` may
 * stay.
 */
export const refusePairsOfRole = async (
  tx: Tx,
  field: keyof typeof NEXT,
  after: ReadonlySet<string>,
  before = NOTHING,
): Promise<void> => {
  const [rule] = newConflicts(before, after, await readSeparation(tx));
  if (!rule) return;
  const pair = pairText(rule);
  const sentence = {
    en: `The role brings together ${pair.en}, which are kept apart. ${NEXT[field].en}`,
    fil: `Pinagsasama ng role ang ${pair.fil}, na pinaghihiwalay. ${NEXT[field].fil}`,
  };
  throw keptApart(sentence, field);
};
