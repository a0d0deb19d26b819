import { addDays, manilaDate } from '#domain/day.ts';
import { MDR_TYPES, type MdrType } from '#domain/records/mdrRates.ts';
import { needsSecondPerson } from '#domain/review/applicationStatus.ts';
import type { DemoRandom } from '../demoDataRandom.ts';
import type { DemoArea } from './area.ts';
import { type DemoPartner, readPartners, readStores } from './read.ts';
import { type Columns, insertRows } from './rows.ts';

const RATE = {
  partner_id: 'bigint',
  merchant_id: 'bigint',
  type: 'text',
  rate: 'numeric',
  status: 'text',
  status_workflow: 'text',
  is_enabled: 'boolean',
  effective_from: 'date',
  effective_to: 'date',
  created_at: 'timestamptz',
  created_by: 'text',
} as const satisfies Columns;
type Row = { [K in keyof typeof RATE]: unknown };

/** Usual rates in thousandths of a percent. */
const USUAL: Readonly<Record<MdrType, readonly [least: number, most: number]>> = {
  HC_SMILE_REWARDS: [500, 1500],
  HCPAY: [1000, 2250],
  CASH_LOAN: [1500, 3000],
  POS_LOAN: [2000, 4500],
  HOME_CREDIT_CARD: [1750, 3250],
  SHOPPINGMALL_PH: [2500, 6000],
};

const percent = (random: DemoRandom, type: MdrType): string =>
  (Math.round(random.int(...USUAL[type]) / 50) / 20).toFixed(3);

/** First days of the periods of a rate, the oldest first: the day it was onboarded, and some changes since. */
const daysOf = (random: DemoRandom, first: string, today: string): string[] => {
  const age = Math.round((Date.parse(today) - Date.parse(first)) / 86_400_000);
  const changes = age > 200 ? random.int(0, 2) : age > 60 ? random.int(0, 1) : 0;
  const days = Array.from({ length: changes }, () => addDays(first, random.int(30, age)));
  return [...new Set([first, ...days])].sort();
};

const flagsOf = ({ status }: Pick<DemoPartner, 'status'>) => {
  if (!needsSecondPerson(status)) return { status: null, status_workflow: null, is_enabled: null };
  const code = status === 'B' || status === 'C' ? status : 'A';
  return { status: code, status_workflow: 'APPROVED', is_enabled: code === 'A' };
};

interface Owner {
  partnerId: string;
  merchantId: string | null;
  status: DemoPartner['status'];
}

const history = (random: DemoRandom, owner: Owner, type: MdrType, days: readonly string[]): Row[] =>
  days.map((from, at) => {
    const next = days[at + 1];
    return {
      partner_id: owner.partnerId,
      merchant_id: owner.merchantId,
      type,
      rate: percent(random, type),
      // What held before held as an active rate; how the record stands now shows on the last.
      ...flagsOf(next ? { status: 'A' } : owner),
      effective_from: from,
      effective_to: next ? addDays(next, -1) : null,
      created_at: new Date(`${from}T01:30:00Z`),
      created_by: at === 0 ? 'sales.admin' : 'sbo.reviewer',
    };
  });

const COMING_DAYS = 20;
const OWN_RATES_EVERY = 25;

/** Rates of partners with their history, the first with one to come; a few stores have rates of their own. */
export const rates: DemoArea = {
  seeded: 'from mdr_rate',
  seed: async ({ client, names, now }) => {
    const { random } = names;
    const today = manilaDate(now);
    const rows = (await readPartners(client)).flatMap((partner, n) => {
      const owner = { partnerId: partner.id, merchantId: null, status: partner.status };
      const types = MDR_TYPES.filter((_, at) => n < 2 || at < 3 || random.chance(0.4));
      const first = manilaDate(partner.createdAt);
      return types.flatMap((type, at) => {
        const days = needsSecondPerson(partner.status) ? daysOf(random, first, today) : [first];
        return history(
          random,
          owner,
          type,
          n === 0 && at === 1 ? [...days, addDays(today, COMING_DAYS)] : days,
        );
      });
    });
    const stores = (await readStores(client)).filter(
      ({ id, status }) => status === 'A' && Number(id) % OWN_RATES_EVERY === 1,
    );
    const own = stores.flatMap(({ id, partnerId, status, createdAt }) =>
      history(random, { partnerId, merchantId: id, status }, 'POS_LOAN', [manilaDate(createdAt)]),
    );
    await insertRows(client, 'mdr_rate', RATE, [...rows, ...own]);
  },
};
