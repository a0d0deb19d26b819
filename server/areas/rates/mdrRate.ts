import { mdrChange } from '#contract/approvals.ts';
import { manilaDate } from '#domain/day.ts';
import { recordHandler } from '../../approvals/kind.ts';
import { lockRecord, raiseVersion } from '../../approvals/lockRecord.ts';
import { writePeriods } from '../../records/rates/periods.ts';
import { rateDifferences } from '../../records/rates/rateDifferences.ts';

/** New MDR rates of a partner or store: each from its own day on; one that is approved too late for it begins tomorrow. */
export const mdrRate = recordHandler({
  name: 'MDR_RATE',
  command: mdrChange,
  delayHours: () => 0,
  lock: lockRecord,
  describe: (tx, owner, command, at) =>
    rateDifferences(tx, owner, command, { today: manilaDate(at), isPending: false }),
  apply: async (tx, owner, { rates }, made) => {
    const { at, maker: username } = made;
    await writePeriods(tx, owner, rates, { at, today: manilaDate(at), username, isPending: false });
    await raiseVersion(tx, owner, made);
  },
});
