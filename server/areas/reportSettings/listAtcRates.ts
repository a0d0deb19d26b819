import type { AtcRow } from '#contract/finance/reportSettings.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { day, decimal, id, instant, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { os } from '../../http/os.ts';
import { standingOfSetting } from './settingRow.ts';

const ATC = columnsOf<AtcRow>('atc_rate a')({
  id: id('a.id'),
  code: text('a.code'),
  product: text('a.product'),
  payeeKind: text('a.payee_kind'),
  percent: decimal('a.percent'),
  basePercent: decimal('a.base_percent'),
  from: day('a.from_day'),
  to: day('a.to_day'),
  madeBy: text('a.made_by'),
  checkedBy: text('a.checked_by'),
  dtimeChecked: instant('a.checked_at'),
  endMadeBy: text('a.end_made_by'),
  endCheckedBy: text('a.end_checked_by'),
  dtimeEndChecked: instant('a.end_checked_at'),
});
const READ = `select ${ATC.select} from atc_rate a order by a.product, a.payee_kind, a.from_day desc, a.id desc`;

/** Every tax code, of one product and kind of payee the newest first. */
export const readAtcRates = (tx: Tx): Promise<AtcRow[]> => ATC.read(tx, { name: 'atc-all', text: READ });

/** Every tax code, also those that have ended. */
export const listAtcRates = os.reportSettings.listAtcRates.handler(async ({ context: { tx } }) => {
  const about = await standingOfSetting(tx, 'ATC');
  return { data: { list: await readAtcRates(tx), ...about } };
});
