import type { MdrRate } from '#contract/shapes/parts.ts';
import type { Tx } from '../../db/context.ts';
import { type Owner, ownRows } from './owner.ts';

const COLUMNS = `id, type, rate as "mdrRate", status, status_workflow as "statusWorkflow", is_enabled as "isEnabled",
  effective_from as "effectiveFrom", effective_to as "effectiveTo", created_by as "createdBy"`;

/** The rates of an owner that hold on a business day or later, type by type, the earliest first. */
export const readRates = (tx: Tx, owner: Owner, today: string): Promise<MdrRate[]> => {
  const { kind, where, value } = ownRows(owner);
  return tx.query<MdrRate & Record<string, unknown>>({
    name: `rates-of-${kind}`,
    text: `select ${COLUMNS} from mdr_rate where ${where} and (effective_to is null or effective_to >= $2)
      order by type, effective_from`,
    values: [value, today],
  });
};
