import { addDays } from '#domain/day.ts';
import type { MdrType } from '#domain/records/mdrRates.ts';

/** Where payments of a product come from, as their references begin. */
const SOURCE: Readonly<Record<MdrType, string>> = {
  HC_SMILE_REWARDS: 'REWARDS',
  HCPAY: 'HCPAY',
  CASH_LOAN: 'LOANS',
  POS_LOAN: 'LOANS',
  HOME_CREDIT_CARD: 'CARDS',
  SHOPPINGMALL_PH: 'MALL',
};

/** Of a hundred payments so many are of a product, where a store takes them all. */
const SHARE: Readonly<Record<MdrType, number>> = {
  HC_SMILE_REWARDS: 8,
  HCPAY: 34,
  CASH_LOAN: 6,
  POS_LOAN: 18,
  HOME_CREDIT_CARD: 24,
  SHOPPINGMALL_PH: 10,
};

/** What half of the payments of a product come to, in pesos, and how far they spread. */
const USUAL: Readonly<Record<MdrType, readonly [pesos: number, spread: number]>> = {
  HC_SMILE_REWARDS: [350, 0.5],
  HCPAY: [620, 0.8],
  CASH_LOAN: [18_000, 0.5],
  POS_LOAN: [14_500, 0.6],
  HOME_CREDIT_CARD: [2_800, 0.9],
  SHOPPINGMALL_PH: [1_150, 0.7],
};

/** What stores sell, by its usual price in pesos. */
const GOODS: readonly (readonly [name: string, pesos: number])[] = [
  ['Stand fan, 16 inches', 1_650],
  ['Rice cooker, 1.8 L', 1_290],
  ['LED bulb, 9 W, pack of 4', 380],
  ['Android phone, 128 GB', 8_990],
  ['Refrigerator, two doors, 7 cu. ft.', 16_500],
  ['Washing machine, twin tub, 8 kg', 7_450],
  ['Smart TV, 43 inches', 15_990],
  ['Aircon, window type, 1 hp', 17_800],
  ['Plastic chair, set of 4', 1_120],
  ['Study table', 2_450],
  ['Microwave oven, 20 L', 3_690],
  ['Electric iron', 790],
  ['Bluetooth speaker', 1_499],
  ['Backpack', 950],
  ['Rubber shoes', 1_890],
  ['Laundry powder, 2 kg', 245],
  ['Coffee, 3-in-1, 30 sachets', 268],
  ['Rice, 10 kg', 560],
  ['Motorcycle helmet', 2_150],
  ['Extension cord, 5 m', 420],
];

/** How busy an hour of the day is, from ten in the morning to eight in the evening. */
const HOURS: readonly number[] = [4, 7, 9, 8, 6, 6, 8, 11, 14, 13, 8];

/** How busy a day is beside the others: weekends, and the days after the fifteenth and the last of a month, when people are paid. */
const busyness = (day: string): number => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const date = Number(day.slice(8));
  const isPaid = [15, 16, 17].includes(date) || addDays(day, 2).slice(8) < '04';
  return (weekday === 0 || weekday === 6 ? 1.6 : 1) * (isPaid ? 1.5 : 1);
};

/** How people buy and pay, as the demo has it. */
export const tills = {
  source: SOURCE,
  share: SHARE,
  usual: USUAL,
  goods: GOODS,
  hours: HOURS,
  busyness,
};
