import { createHash } from 'node:crypto';
import type pg from 'pg';
import { addDays, manilaDate } from '#domain/day.ts';
import { MATTERS, type MatterCounts } from '#domain/importJobs/matters.ts';
import { columnFacts } from '#domain/imports/cells/readCell.ts';
import type { KeyOf } from '#domain/imports/fields/fields.ts';
import { paymentFields } from '#domain/imports/fields/paymentFields.ts';
import { formatMoney } from '#domain/money.ts';
import { type MdrType, mdrType } from '#domain/records/mdrRates.ts';
import { manilaMoment } from '#domain/transactions/paymentMoment.ts';
import { SHEET_SOURCE } from '#domain/transactions/sheetSource.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { id, text } from '../../../db/columns/kinds.ts';
import { queryOf } from '../../../settlement/run/queryOf.ts';
import type { DemoArea } from '../area.ts';
import { insertRows, unaudited } from '../rows.ts';

const FILE_NAME = 'payments-while-the-line-was-down.csv';
const CLERK = 'finance.officer';
const HOUR_MS = 3_600_000;
/** The version that an import has once it was read, checked and held. */
const HELD_VERSION = 5;
const HEADER_ROW = 1;

interface Store {
  merchantId: string;
  partnerName: string;
  storeCode: string;
  partnerCode: string;
  product: MdrType;
}
const FROM =
  'payment_transaction t join merchant m on m.id = t.merchant_id join partner p on p.id = m.partner_id';
const STORE = columnsOf<Store>(FROM)({
  merchantId: id('m.id'),
  partnerName: text('p.name'),
  storeCode: text('m.hsis_salesroom_code'),
  partnerCode: text('p.hsis_code'),
  product: text('t.product'),
});
// Stores of the first two partners by what they took last, so that their rates hold.
const STORES = `select ${STORE.select} from (
    select distinct on (x.merchant_id) x.* from payment_transaction x
    where x.day >= $1 and x.product in ('HCPAY', 'HOME_CREDIT_CARD')
      and x.partner_id in (select partner_id from payment_transaction y where y.day >= $1 group by partner_id order by partner_id limit 2)
    order by x.merchant_id, x.at desc) t
  join merchant m on m.id = t.merchant_id join partner p on p.id = m.partner_id
  where m.status = 'A' and p.status = 'A' and m.hsis_salesroom_code is not null and p.hsis_code is not null
  order by m.id limit 3`;

/** Of which of the stores, how many days ago, when, how many centavos, by whom. */
const LINES = [
  [0, 2, '17:42', 184_950, 'Liza Manalo'],
  [0, 2, '18:05', 62_000, 'Liza Manalo'],
  [0, 2, '18:31', 1_249_900, 'Rico Sarmiento'],
  [1, 2, '18:12', 95_875, 'Joy Balagtas'],
  [2, 2, '19:20', 341_225, 'Nestor Alcantara'],
  [0, 1, '10:08', 47_550, 'Liza Manalo'],
  [1, 1, '10:26', 219_900, 'Joy Balagtas'],
  [2, 1, '11:03', 78_400, 'Nestor Alcantara'],
] as const;

type Cells = Record<KeyOf<typeof paymentFields>, string>;
interface Payment {
  row: number;
  store: Store;
  day: string;
  centavos: number;
  cells: Cells;
}

const paymentsOf = (stores: readonly Store[], today: string): Payment[] =>
  LINES.flatMap(([of, daysAgo, time, centavos, cashier], at) => {
    const store = stores[of % stores.length];
    if (!store) return [];
    const day = addDays(today, -daysAgo);
    const cells: Cells = {
      ...{ reference: `SLIP-${day.replaceAll('-', '')}-${String(at + 1).padStart(3, '0')}`, day, time },
      ...{ hsisSalesroomCode: store.storeCode, hsisPartnerCode: store.partnerCode },
      ...{ transactionType: mdrType[store.product].en, amount: formatMoney(centavos) },
      ...{ ccAccountNumber: '', cashier, items: '', source: '' },
    };
    return [{ row: HEADER_ROW + 1 + at, store, day, centavos, cells }];
  });

const textsOf = (cells: Cells): string[] => paymentFields.map(({ key }) => cells[key]);
const HEADERS: readonly string[] = paymentFields.map(({ header }) => header);

const columnsIn = (payments: readonly Payment[]) =>
  paymentFields.map(({ key, header }, index) => {
    const texts = payments.map(({ cells }) => cells[key]).filter(Boolean);
    return {
      ...{ index, header, samples: texts.slice(0, 5), field: key, how: 'exact', isHidden: false },
      facts: { ...columnFacts(texts), hasTextsAlone: true },
    };
  });

const verdictOf = ({ row, store, day, centavos, cells }: Payment) => {
  const { reference, time, cashier, hsisSalesroomCode: storeCode, hsisPartnerCode: partnerCode } = cells;
  const [transactionType, amount] = [store.product, formatMoney(centavos)];
  const at = manilaMoment(day, `${time}:00`);
  const sent = { reference, at, storeCode, partnerCode, transactionType, amount, cashier };
  return {
    ...{ row_no: row, state: 'create', has_warning: false, matters: ['newPayment'], name: reference },
    key: `${SHEET_SOURCE} ${reference}`,
    resolved: {
      sent,
      source: SHEET_SOURCE,
      reference,
      merchantId: store.merchantId,
      day,
      transactionType,
      amount,
    },
  };
};

/** What the second person is told: how many, what they come to, and that by partner and day, the largest first. */
const diffOf = (payments: readonly Payment[]) => {
  const total = (of: readonly Payment[]) => of.reduce((sum, { centavos }) => sum + centavos, 0);
  const sums = [...Map.groupBy(payments, ({ store, day }) => `${store.partnerName}\n${day}`)]
    .map(([of, some]) => ({ of, sum: total(some), count: some.length }))
    .sort((one, other) => other.sum - one.sum || (one.of < other.of ? -1 : 1));
  return [
    { field: 'newPayment', before: null, after: String(payments.length) },
    { field: 'total', before: null, after: formatMoney(total(payments)) },
    ...sums.map(({ of, sum, count }) => {
      const [name, day] = of.split('\n');
      return { field: 'sum', before: null, after: formatMoney(sum), name, day, count };
    }),
  ];
};

// Its bytes are in no store, as those of every sheet of payments once it was read.
const FILE = `insert into file (owner_id, purpose, name, media_type, size, sha256, storage_key, created_at)
  select u.id, 'import', $2, 'text/csv', $3, $4, 'imports/' || $4, $5 from user_account u where u.username = $1 returning id`;
const IMPORT = `insert into import_job (kind, owner_id, created_by, file_id, file_name, file_size, file_sha256, status, layout, sheet, header_row,
    columns, counts, mode, step_rows, seconds, committed_at, committed_by, version, created_at, updated_at, updated_by)
  select 'transactions', u.id, u.username, f.id, f.name, f.size, f.sha256, 'confirming', $2, $3, $4, $5, $6, 'valid', $7, 0.4, $8, u.username,
    ${HELD_VERSION}, f.created_at, $8, u.username
  from file f join user_account u on u.id = f.owner_id where f.id = $1 returning id`;
const REQUEST = `insert into approval_request (kind, import_id, import_kind, hands, subject, command, base_version, diff, beside, state,
    maker_id, maker, made_at)
  select 'PAYMENTS', i.id, i.kind, array[i.owner_id], i.file_name, '{"language": "en"}', i.version, $2, '[]', 'PENDING', i.owner_id, i.created_by,
    i.committed_at
  from import_job i where i.id = $1`;

const insertImport = async (
  client: pg.ClientBase,
  payments: readonly Payment[],
  now: Date,
): Promise<string> => {
  const lines = [HEADERS, ...payments.map(({ cells }) => textsOf(cells))];
  const content = lines.map((line) => `${line.join(',')}\n`).join('');
  const sha256 = createHash('sha256').update(content).digest('hex');
  const readAt = new Date(now.getTime() - 2 * HOUR_MS);
  const file = await client.query<{ id: string }>(FILE, [CLERK, FILE_NAME, content.length, sha256, readAt]);
  const sheet = FILE_NAME.replace(/\.csv$/, '');
  const layout = {
    sheets: [{ name: sheet, rows: lines.length, isHidden: false }],
    preview: lines.map((cells, at) => ({ row: at + HEADER_ROW, cells })),
    ...{ encoding: 'utf-8', letters: [] },
  };
  const matters = { ...Object.fromEntries(MATTERS.map((matter) => [matter, 0])), rows: payments.length };
  const waiting = { ...matters, newPayment: payments.length } as MatterCounts;
  const counts = { total: payments.length, warning: 0, create: payments.length, matters: waiting };
  const told = [layout, sheet, HEADER_ROW, JSON.stringify(columnsIn(payments)), counts, payments.length];
  const made = await client.query<{ id: string }>(IMPORT, [
    ...[file.rows[0]?.id, ...told],
    new Date(readAt.getTime() + HOUR_MS / 4),
  ]);
  return made.rows[0]?.id ?? '';
};

/** A sheet of payments that a clerk has loaded and that waits for a second person of finance. */
export const paymentSheet: DemoArea = {
  seeded: `from approval_request where kind = 'PAYMENTS'`,
  seed: async ({ client, now }) => {
    const today = manilaDate(now);
    const stores = await STORE.read(queryOf(client), { text: STORES, values: [addDays(today, -31)] });
    const payments = paymentsOf(stores, today);
    if (!payments.length) return;
    await unaudited(client, ['import_job'], async () => {
      const importId = await insertImport(client, payments, now);
      const of = { import_id: importId };
      const cells = payments.map(({ row, cells: texts }) => ({
        ...of,
        row_no: row,
        cells: textsOf(texts).map((cell) => cell || null),
      }));
      await insertRows(
        client,
        'import_row',
        { import_id: 'bigint', row_no: 'integer', cells: 'jsonb' },
        cells,
      );
      await insertRows(
        client,
        'import_verdict',
        {
          ...{ import_id: 'bigint', row_no: 'integer', state: 'text', has_warning: 'boolean', key: 'text' },
          ...{ name: 'text', resolved: 'jsonb', matters: 'text[]' },
        },
        payments.map((payment) => ({ ...of, ...verdictOf(payment) })),
      );
      await client.query(REQUEST, [importId, JSON.stringify(diffOf(payments))]);
    });
  },
};
