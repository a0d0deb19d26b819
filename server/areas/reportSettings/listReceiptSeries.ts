import type { SeriesRow } from '#contract/finance/reportSettings.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { day, flag, id, instant, size, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { os } from '../../http/os.ts';
import { standingOfSetting } from './settingRow.ts';

const SERIES = columnsOf<SeriesRow>('receipt_series s')({
  id: id('s.id'),
  branch: text('s.branch'),
  issuerName: text('s.issuer_name'),
  issuerTin: text('s.issuer_tin'),
  issuerAddress: text('s.issuer_address'),
  isVatRegistered: flag('s.is_vat_registered'),
  prefix: text('s.prefix'),
  firstNumber: size('s.first_number'),
  lastNumber: size('s.last_number'),
  nextNumber: size('s.next_number'),
  certificate: text('s.certificate'),
  certificateDay: day('s.certificate_day'),
  fromDay: day('s.from_day'),
  madeBy: text('s.made_by'),
  checkedBy: text('s.checked_by'),
  dtimeChecked: instant('s.checked_at'),
});
const READ = `select ${SERIES.select} from receipt_series s order by s.from_day desc, s.id desc`;

/** Every series of receipts, the latest first. */
export const readSeries = (tx: Tx): Promise<SeriesRow[]> =>
  SERIES.read(tx, { name: 'series-all', text: READ });

/** Every series of receipts, also those whose numbers are given. */
export const listReceiptSeries = os.reportSettings.listReceiptSeries.handler(async ({ context: { tx } }) => {
  const about = await standingOfSetting(tx, 'RECEIPT_SERIES');
  return { data: { list: await readSeries(tx), ...about } };
});
