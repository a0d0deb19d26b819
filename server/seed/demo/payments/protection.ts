import { monthStart } from '#domain/dates.ts';
import { addDays, manilaDayStart } from '#domain/day.ts';
import { daysOfMonth } from '#domain/settlement/protection/monthFilter.ts';
import { lastDayDue } from '#domain/settlement/run/dueDay.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { id, text } from '../../../db/columns/kinds.ts';
import { queryOf } from '../../../settlement/run/queryOf.ts';
import type { DemoArea, Seeding } from '../area.ts';
import { insertFiles, type NewFile } from '../documents.ts';
import { type Columns, insertRows } from '../rows.ts';

const OWE = `select owe_protection_receipts((select min(l.day) from disbursement_line l), $1)`;

interface Owed {
  id: string;
  partnerId: string;
  partnerName: string;
  month: string;
}
const FROM = 'protection_receipt r join partner p on p.id = r.partner_id';
const OWED = columnsOf<Owed>(FROM)({
  id: id('r.id'),
  partnerId: id('r.partner_id'),
  partnerName: text('p.name'),
  month: text(`to_char(r.month, 'YYYY/MM')`),
});
const ALL = `select ${OWED.select} from ${FROM} order by r.month, r.id`;

const UPLOAD = {
  partner_id: 'bigint',
  receipt_id: 'bigint',
  number: 'integer',
  file_id: 'bigint',
  reason: 'text',
  uploaded_at: 'timestamptz',
  uploaded_by: 'text',
} as const satisfies Columns;
const NOTE = `update protection_receipt r set upload_count = u.number, uploaded_at = u.uploaded_at, uploaded_by = u.uploaded_by,
    version = 1 + u.number
  from (select distinct on (receipt_id) receipt_id, number, uploaded_at, uploaded_by from protection_upload order by receipt_id, number desc) u
  where r.id = u.receipt_id`;

const HOUR_MS = 3_600_000;
/** Of the last closed month so many of ten have their paper, of those before all but the last of ten. */
const THERE_OF_TEN = { last: 3, before: 9 } as const;
const REPLACED_EVERY = 11;
const PHOTO_EVERY = 4;
const WHY = ['The scan was cut off at the bottom', 'It was the paper of another month', 'A page was missing'];

interface Paper {
  receipt: Owed;
  number: number;
  reason: string | null;
  at: Date;
  code: string;
}

/** The papers of those receipts that have one by now, the first ones before those that took their place. */
const papersOf = (owed: readonly Owed[], { names: { random }, now }: Seeding): Paper[] => {
  const last = owed.at(-1)?.month;
  return owed.flatMap((receipt, n) => {
    const there = THERE_OF_TEN[receipt.month === last ? 'last' : 'before'];
    const day = addDays(daysOfMonth(receipt.month).to, 2 + random.int(1, 8));
    const at = new Date(manilaDayStart(day).getTime() + random.int(9 * 60, 17 * 60) * 60_000);
    if (n % 10 >= there || at >= now) return [];
    const code = n % PHOTO_EVERY === 3 ? 'RECEIPT_PHOTO' : 'PROTECTION_RECEIPT';
    const first: Paper = { receipt, number: 1, reason: null, at, code };
    const again = new Date(at.getTime() + 26 * HOUR_MS);
    if (n % REPLACED_EVERY !== 0 || again >= now) return [first];
    return [first, { ...first, number: 2, reason: random.pick(WHY), at: again, code: 'PROTECTION_RECEIPT' }];
  });
};

const fileOf = ({ receipt, at, code, number }: Paper): NewFile => ({
  partnerId: receipt.partnerId,
  merchantId: null,
  code,
  purpose: 'protection',
  label: `Protection receipt ${receipt.month.replace('/', '-')}${number > 1 ? ` v${number}` : ''}`,
  owner: receipt.partnerName,
  createdAt: at,
  createdBy: 'finance.officer',
});

/** The receipts of the months that are closed: nearly all with their paper, of the last month a part; some were replaced. */
export const protection: DemoArea = {
  seeded: 'from protection_receipt',
  seed: async (seeding) => {
    const { client, now } = seeding;
    // The day before the month of the first day that is not settled yet.
    const through = addDays(monthStart(addDays(lastDayDue(now), 1)), -1);
    await client.query(OWE, [through]);
    const owed = await OWED.read(queryOf(client), { text: ALL, values: [] });
    const papers = papersOf(owed, seeding);
    const files = await insertFiles(client, papers.map(fileOf));
    const rows = papers.map(({ receipt, number, reason, at }, n) => ({
      ...{ partner_id: receipt.partnerId, receipt_id: receipt.id, number, file_id: files[n] },
      ...{ reason, uploaded_at: at, uploaded_by: 'finance.officer' },
    }));
    await insertRows(client, 'protection_upload', UPLOAD, rows);
    await client.query(NOTE);
    await client.query('analyze protection_receipt, protection_upload');
  },
};
