import type { AtcRate } from '#domain/settlement/atc.ts';
import type { SettlementRules } from '#domain/settlement/run/termsOf.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { day, decimal, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { settingVersions } from '../settingOn.ts';

const CODE = columnsOf<AtcRate>('atc_rate a')({
  code: text('a.code'),
  product: text('a.product'),
  payeeKind: text('a.payee_kind'),
  percent: decimal('a.percent'),
  basePercent: decimal('a.base_percent'),
  from: day('a.from_day'),
  to: day('a.to_day'),
});

/** The rules of all days: each item is settled by those of its own. */
export const readRules = async (tx: Pick<Tx, 'query'>): Promise<SettlementRules> => {
  const settings = await settingVersions(tx, 'COMPUTATION');
  return { settings, taxCodes: await CODE.read(tx, { text: `select ${CODE.select} from atc_rate a` }) };
};
