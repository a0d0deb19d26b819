import type { ChangeUnderWay } from '#contract/finance/waitingItems.ts';
import type { WaitReason } from '#domain/settlement/run/waitReasons.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, instant, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';

/** Kinds of requests that mend what items wait for. */
const MENDS = { BANK_ACCOUNT: 'account', MDR_RATE: 'rate', STORE_TAX: 'taxKind' } as const satisfies Record<
  string,
  WaitReason
>;

interface Change {
  kind: keyof typeof MENDS;
  partnerId: string;
  /** Null: of the partner and all of its stores. */
  merchantId: string | null;
  dtimeEffective: string | null;
}
const CHANGE = columnsOf<Change>('approval_request a')({
  kind: text('a.kind'),
  partnerId: id('a.partner_id'),
  merchantId: id('a.merchant_id'),
  dtimeEffective: instant('a.effective_at'),
});
// An approved one first, the soonest of them: it mends without anybody.
const READ = `select ${CHANGE.select} from approval_request a where a.state in ('PENDING', 'SCHEDULED') and a.kind = any ($1::text[])
  and a.partner_id = any ($2::bigint[]) order by a.effective_at nulls last, a.id`;

interface Waiting {
  partnerId: string;
  merchantId: string;
  parts: readonly { reasons: readonly WaitReason[] }[];
}

/** Tells of items that wait which changes that mend it were asked for, or approved, already. */
export const changesUnderWay = async (
  tx: Tx,
  waiting: readonly Waiting[],
): Promise<(item: Waiting) => ChangeUnderWay[]> => {
  const partners = [...new Set(waiting.map(({ partnerId }) => partnerId))];
  const values = [Object.keys(MENDS), partners];
  const changes = await CHANGE.read(tx, { name: 'changes-under-way', text: READ, values });
  return ({ partnerId, merchantId, parts }) => {
    const ofIt = changes.filter(
      (change) =>
        change.partnerId === partnerId && (change.merchantId === null || change.merchantId === merchantId),
    );
    return [...new Set(parts.flatMap(({ reasons }) => reasons))].flatMap((reason) => {
      const change = ofIt.find(({ kind }) => MENDS[kind] === reason);
      return change ? [{ reason, dtimeEffective: change.dtimeEffective }] : [];
    });
  };
};
