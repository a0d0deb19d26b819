import type { MdrRate } from '#contract/shapes/mdrRate.ts';
import { MDR_TYPES } from '#domain/records/mdrRates.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { day, decimal, id, openFlag, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { type Owner, ownRows } from './owner.ts';

/** A rate, `r`, as it stands in an answer. */
export const MDR_RATE = columnsOf<MdrRate>('mdr_rate r')({
  id: id('r.id'),
  type: text('r.type'),
  mdrRate: decimal('r.rate'),
  status: text('r.status'),
  statusWorkflow: text('r.status_workflow'),
  isEnabled: openFlag('r.is_enabled'),
  effectiveFrom: day('r.effective_from'),
  effectiveTo: day('r.effective_to'),
  createdBy: text('r.created_by'),
});

/** Product by product as the domain names them, each from its first day: what comes first by its name differs from database to database. */
export const RATES_IN_ORDER = `array_position('{${MDR_TYPES.join()}}'::text[], r.type), r.effective_from`;

/** The rates of an owner that hold on a business day or later, type by type, the earliest first. */
export const readRates = (tx: Tx, owner: Owner, today: string): Promise<MdrRate[]> => {
  const { kind, where, value } = ownRows(owner);
  return MDR_RATE.read(tx, {
    name: `rates-of-${kind}`,
    text: `select ${MDR_RATE.select} from mdr_rate r where ${where} and (effective_to is null or effective_to >= $2)
      order by ${RATES_IN_ORDER}`,
    values: [value, today],
  });
};
