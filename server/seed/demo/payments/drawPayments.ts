import { addDays, manilaDate, manilaDayStart } from '#domain/day.ts';
import { MDR_TYPES, type MdrType, type Period, rateOn } from '#domain/records/mdrRates.ts';
import { type DemoRandom, scatteredNumbers } from '../../demoDataRandom.ts';
import { tills as ways } from './tills.ts';

/** A store of the demo that takes payments. */
export interface Till {
  partnerId: string;
  merchantId: string;
  /** The first business day on which it was there. */
  since: string;
  /** How much more than others it takes. */
  weight: number;
  cashiers: readonly string[];
  /** When which rate holds, by product, of the store itself and else of its partner. */
  rates: Readonly<Partial<Record<MdrType, readonly Period[]>>>;
}

/** An item of a payment, in centavos. */
export interface DrawnItem {
  name: string;
  quantity: number;
  amount: number;
}

/** A payment of the demo; its amount in centavos. */
export interface DrawnPayment {
  till: Till;
  product: MdrType;
  at: Date;
  day: string;
  source: string;
  reference: string;
  amount: number;
  cardLast4: string | null;
  cashier: string | null;
  items: DrawnItem[];
  isVoided: boolean;
}

/** The member of a list that a number from 0 to the sum of the weights falls on. */
const weighed = <T>(random: DemoRandom, list: readonly T[], weightOf: (one: T) => number): T => {
  let left = random.next() * list.reduce((sum, one) => sum + weightOf(one), 0);
  for (const one of list) {
    left -= weightOf(one);
    if (left < 0) return one;
  }
  return list.at(-1) as T;
};

const productsOn = ({ rates }: Till, day: string): MdrType[] =>
  MDR_TYPES.filter((type) => rateOn(rates[type] ?? [], day) !== null);

/** A number around a middle that half are below of, in the way prices are spread. */
const spreadAround = (random: DemoRandom, [middle, spread]: readonly [number, number]): number => {
  const normal = random.next() + random.next() + random.next() + random.next() - 2;
  return middle * Math.exp(normal * 1.7 * spread);
};

const ITEMISED: readonly MdrType[] = ['POS_LOAN', 'HOME_CREDIT_CARD', 'SHOPPINGMALL_PH'];
const CENTS = [0, 0, 0, 50, 75, 95, 99];

const itemsOf = (random: DemoRandom): DrawnItem[] =>
  Array.from({ length: random.chance(0.65) ? 1 : random.int(2, 3) }, () => {
    const [name, pesos] = random.pick(ways.goods);
    const quantity = pesos < 1_000 && random.chance(0.4) ? random.int(2, 4) : 1;
    const each = Math.round(pesos * (0.9 + random.next() * 0.2)) * 100 + random.pick(CENTS);
    return { name, quantity, amount: each * quantity };
  });

const momentOf = (random: DemoRandom, day: string): Date => {
  const hour = 10 + weighed(random, [...ways.hours.keys()], (at) => ways.hours[at] ?? 0);
  return new Date(manilaDayStart(day).getTime() + (hour * 3_600 + random.int(0, 3_599)) * 1000);
};

/** Days from the first to the last, both included. */
const daysOf = (first: string, last: string): string[] => {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
};

/** About so many payments from a day up to now, in their order: only where a store was there and a rate held. */
export const drawPayments = (
  random: DemoRandom,
  tills: readonly Till[],
  { first, now, count }: { first: string; now: Date; count: number },
): DrawnPayment[] => {
  const days = daysOf(first, manilaDate(now));
  const all = days.reduce((sum, day) => sum + ways.busyness(day), 0);
  const number = scatteredNumbers(random, 8);
  const drawn = days.flatMap((day) => {
    const open = tills.filter((till) => till.since <= day && productsOn(till, day).length);
    if (!open.length) return [];
    return Array.from({ length: Math.round((count * ways.busyness(day)) / all) }, (): DrawnPayment => {
      const till = weighed(random, open, ({ weight }) => weight);
      const product = weighed(random, productsOn(till, day), (type) => ways.share[type]);
      const items = ITEMISED.includes(product) && random.chance(0.7) ? itemsOf(random) : [];
      const plain = Math.round(spreadAround(random, ways.usual[product])) * 100 + random.pick(CENTS);
      return {
        ...{ till, product, day, items },
        at: momentOf(random, day),
        source: ways.source[product],
        reference: `${ways.source[product].slice(0, 2)}${day.slice(2).replaceAll('-', '')}${number()}`,
        amount: items.length ? items.reduce((sum, { amount }) => sum + amount, 0) : plain,
        cardLast4: product === 'HOME_CREDIT_CARD' ? String(random.int(0, 9_999)).padStart(4, '0') : null,
        cashier: random.chance(0.94) ? random.pick(till.cashiers) : null,
        isVoided: random.chance(0.008),
      };
    });
  });
  return drawn
    .filter(({ at }) => at.getTime() <= now.getTime())
    .sort((one, other) => one.at.getTime() - other.at.getTime());
};
