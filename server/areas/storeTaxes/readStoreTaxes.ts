import type { ApprovalRequest } from '#contract/approvals.ts';
import type { DatedTax } from '#contract/finance/storeTaxes.ts';
import { manilaDate } from '#domain/day.ts';
import { storeTaxFields } from '#domain/fields/settlement/storeTax.ts';
import { taxOn, type UntaxedDays } from '#domain/records/storeTaxes.ts';
import { REQUEST } from '../../approvals/requestColumns.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { fromFields } from '../../db/columns/fromFields.ts';
import { id, instant, int, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { notFound } from '../../http/errors/fail.ts';
import { untaxedDays } from './untaxedDays.ts';

const { isEwt, isTwa, effectiveFrom, evidence } = fromFields(storeTaxFields, 't');
const TAX = columnsOf<DatedTax>('store_tax t')({
  id: id('t.id'),
  ...{ isEwt, isTwa, effectiveFrom, evidence },
  createdBy: text('t.created_by'),
  dtimeCreated: instant('t.created_at'),
});
const ALL = `select ${TAX.select} from store_tax t where t.merchant_id = $1 order by t.from_day`;
const STORE = columnsOf<{ version: number }>('merchant m')({ version: int('m.version') });
const READ_STORE = `select ${STORE.select} from merchant m where m.id = $1`;
const WAITING = `select ${REQUEST.select} from approval_request a
  where a.merchant_id = $1 and a.kind = 'STORE_TAX' and a.state in ('PENDING', 'SCHEDULED')`;

/** How a store is taxed, from each day on, the earliest first. */
export const readTaxes = (tx: Tx, merchantId: string): Promise<DatedTax[]> =>
  TAX.read(tx, { name: 'store-taxes', text: ALL, values: [merchantId] });

/** The taxes of a store: what holds today, what comes, what was, the newest first, and the change that waits. */
export interface StoreTaxes {
  current: DatedTax | null;
  coming: DatedTax[];
  history: DatedTax[];
  request: ApprovalRequest | null;
  /** Days of which payments wait as nothing was said yet, for the staff, who say it. */
  untaxed: UntaxedDays | null;
  version: number;
}

/** The taxes of a store as its page shows them. 404 for an unknown one and for another's alike. */
export const readStoreTaxes = async (
  tx: Tx,
  merchantId: string,
  { user, now }: { user: Pick<SignedIn, 'type'>; now: Date },
): Promise<StoreTaxes> => {
  const values = [merchantId];
  const [[store], all, [request], untaxed] = await Promise.all([
    STORE.read(tx, { name: 'store-of-taxes', text: READ_STORE, values }),
    readTaxes(tx, merchantId),
    REQUEST.read(tx, { name: 'taxes-request', text: WAITING, values }),
    user.type === 'INTERNAL' ? untaxedDays(tx, merchantId) : null,
  ]);
  if (!store) throw notFound();
  const today = manilaDate(now);
  const current = taxOn(all, today);
  return {
    current,
    coming: all.filter((tax) => tax.effectiveFrom > today),
    history: all.filter((tax) => tax.effectiveFrom <= today && tax !== current).reverse(),
    request: request ?? null,
    untaxed,
    version: store.version,
  };
};
