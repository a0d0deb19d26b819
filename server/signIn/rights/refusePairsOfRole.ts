import { newConflicts } from '#domain/access/rights/separation.ts';
import type { Tx } from '../../db/context.ts';
import { keptApart, pairText } from './refuseConflicts.ts';
import { readSeparation } from './separationRules.ts';

const NOTHING: ReadonlySet<string> = new Set();

/**
 * 422 rule_kept_apart, on `field`, for a role that brings together by itself what nobody may hold together; what it gave `before` may
 * stay.
 */
export const refusePairsOfRole = async (
  tx: Tx,
  field: string,
  after: ReadonlySet<string>,
  before = NOTHING,
): Promise<void> => {
  const [rule] = newConflicts(before, after, await readSeparation(tx));
  if (!rule) return;
  const pair = pairText(rule);
  const sentence = {
    en: `The role brings together ${pair.en}, which are kept apart.`,
    fil: `Pinagsasama ng role ang ${pair.fil}, na pinaghihiwalay.`,
  };
  throw keptApart(sentence, field);
};
