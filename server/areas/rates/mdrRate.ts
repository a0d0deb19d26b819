import { mdrChange } from '#contract/approvals.ts';
import { manilaDate } from '#domain/day.ts';
import { recordHandler } from '../../approvals/kind.ts';
import { lockRecord, raiseVersion } from '../../approvals/lockRecord.ts';
import type { Tx } from '../../db/context.ts';
import type { Owner } from '../../records/parts/owner.ts';
import { writePeriods } from '../../records/rates/periods.ts';
import { rateDifferences } from '../../records/rates/rateDifferences.ts';
import { waitingSince } from '../../records/rates/waitingSince.ts';

const whenOf = async (tx: Tx, owner: Owner, at: Date) => {
  const today = manilaDate(at);
  return { today, isPending: false, waiting: await waitingSince(tx, owner, today) };
};

/**
 * New MDR rates of a partner or store: each from its own day on, which lies behind where payments wait for it; one that is approved too
 * late for its day begins tomorrow.
 */
export const mdrRate = recordHandler({
  name: 'MDR_RATE',
  command: mdrChange,
  delayHours: () => 0,
  lock: lockRecord,
  describe: async (tx, owner, command, at) =>
    rateDifferences(tx, owner, command, await whenOf(tx, owner, at)),
  apply: async (tx, owner, { rates }, made) => {
    const { at, maker: username } = made;
    await writePeriods(tx, owner, rates, { at, username, ...(await whenOf(tx, owner, at)) });
    await raiseVersion(tx, owner, made);
  },
});
