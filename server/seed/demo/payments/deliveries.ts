import { addDays, manilaDate, manilaDayStart } from '#domain/day.ts';
import { maskCustomer } from '#domain/deliveries/maskCustomer.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { day, id, json, moment, size } from '../../../db/columns/kinds.ts';
import { queryOf } from '../../../settlement/run/queryOf.ts';
import { scatteredNumbers } from '../../demoDataRandom.ts';
import type { DemoArea, Seeding } from '../area.ts';
import { type Columns, insertNumbered, insertRows } from '../rows.ts';

const MINUTE_MS = 60_000;
/** How far back deliveries go. */
const DAYS = 120;

/** A payment by POS loan whose goods are delivered; amounts in centavos. */
interface Bought {
  id: string;
  partnerId: string;
  merchantId: string;
  at: Date;
  day: string;
  amount: number;
  items: unknown;
}
const FROM = `(select t.id, t.partner_id, t.merchant_id, t.at, t.day, t.amount,
    jsonb_agg(jsonb_build_object('name', i.name, 'quantity', i.quantity, 'amount', i.amount) order by i.position) as items
  from payment_transaction t join transaction_item i on i.transaction_id = t.id and i.day = t.day
  where t.product = 'POS_LOAN' and t.status = 'POSTED' group by t.id, t.day) t`;
const BOUGHT = columnsOf<Bought>(FROM)({
  id: id('t.id'),
  partnerId: id('t.partner_id'),
  merchantId: id('t.merchant_id'),
  at: moment('t.at'),
  day: day('t.day'),
  amount: size('t.amount'),
  items: json('t.items'),
});
const READ = `select ${BOUGHT.select} from ${FROM} where t.day >= $1 and t.at < $2 order by t.at, t.id`;

const ADVICE = {
  source: 'text',
  number: 'text',
  loan_contract_number: 'text',
  customer: 'text',
  partner_id: 'bigint',
  merchant_id: 'bigint',
  amount: 'bigint',
  issued_at: 'timestamptz',
  status: 'text',
  delivered_at: 'timestamptz',
  delivery_receipt: 'text',
  cancelled_at: 'timestamptz',
  cancel_reason: 'text',
  created_at: 'timestamptz',
  created_by: 'text',
  ended_at: 'timestamptz',
  version: 'integer',
} as const satisfies Columns;
const ITEM = {
  advice_id: 'bigint',
  position: 'integer',
  name: 'text',
  quantity: 'integer',
  amount: 'bigint',
  partner_id: 'bigint',
  merchant_id: 'bigint',
} as const satisfies Columns;

const SOURCE = 'LOANS';
const REASONS = [
  'The customer changed their mind',
  'The item is out of stock',
  'Nobody was at the address, three times',
  'The loan contract was cancelled',
];

type Row = { readonly [K in keyof typeof ADVICE]: unknown };
type End = Pick<
  Row,
  'status' | 'delivered_at' | 'delivery_receipt' | 'cancelled_at' | 'cancel_reason' | 'ended_at' | 'version'
>;
const WAITS: End = {
  ...{ status: 'FOR_DELIVERY', delivered_at: null, delivery_receipt: null },
  ...{ cancelled_at: null, cancel_reason: null, ended_at: null, version: 1 },
};

/** Most goods are there within four days; a few wait longer, and a few never come. */
const endOf = ({ day: bought }: Bought, issuedAt: Date, { names: { random }, now }: Seeding): End => {
  const start = manilaDayStart(addDays(bought, random.int(1, 4))).getTime();
  const at = new Date(start + random.int(9 * 60, 17 * 60) * MINUTE_MS);
  const endedAt = new Date(at.getTime() + random.int(4, 90) * MINUTE_MS);
  const [isLong, isCancelled] = [random.chance(0.03), random.chance(0.05)];
  const receipt = `DR-${random.int(100_000, 999_999)}`;
  const reason = random.pick(REASONS);
  if (endedAt > now || at < issuedAt || (isLong && bought > addDays(manilaDate(now), -45))) return WAITS;
  const ended = { ended_at: endedAt, version: 2 };
  return isCancelled
    ? { ...WAITS, ...ended, status: 'CANCELLED', cancelled_at: at, cancel_reason: reason }
    : { ...WAITS, ...ended, status: 'DELIVERED', delivered_at: at, delivery_receipt: receipt };
};

const rowsOf = (bought: readonly Bought[], seeding: Seeding): Row[] => {
  const { names, now } = seeding;
  const number = scatteredNumbers(names.random, 6);
  const contract = scatteredNumbers(names.random, 8);
  return bought.map((payment) => {
    const { partnerId, merchantId, amount, day: of, at } = payment;
    const { firstName, lastName } = names.person();
    const issuedAt = new Date(Math.min(at.getTime() + 2 * MINUTE_MS, now.getTime()));
    return {
      ...{ source: SOURCE, number: `DA${of.slice(2).replaceAll('-', '')}${number()}` },
      ...{ loan_contract_number: `43${contract()}`, customer: maskCustomer(`${firstName} ${lastName}`) },
      ...{ partner_id: partnerId, merchant_id: merchantId, amount, issued_at: issuedAt },
      ...endOf(payment, issuedAt, seeding),
      ...{
        created_at: new Date(Math.min(issuedAt.getTime() + MINUTE_MS, now.getTime())),
        created_by: SOURCE,
      },
    };
  });
};

/** Deliveries of what was bought by POS loan lately: most are there, some are on their way. */
export const deliveries: DemoArea = {
  seeded: 'from delivery_advice',
  seed: async (seeding) => {
    const { client, now } = seeding;
    const bought = await BOUGHT.read(queryOf(client), {
      text: READ,
      values: [addDays(manilaDate(now), -DAYS), now],
    });
    const ids = await insertNumbered(client, 'delivery_advice', ADVICE, rowsOf(bought, seeding));
    const items = bought.flatMap(({ items: sold, partnerId, merchantId }, n) =>
      (sold as { name: string; quantity: number; amount: number }[]).map((one, at) => ({
        ...{ advice_id: ids[n], position: at + 1, ...one },
        ...{ partner_id: partnerId, merchant_id: merchantId },
      })),
    );
    await insertRows(client, 'delivery_item', ITEM, items);
    await client.query('analyze delivery_advice, delivery_item');
  },
};
