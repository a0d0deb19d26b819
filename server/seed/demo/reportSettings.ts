import { addDays, manilaDate } from '#domain/day.ts';
import { isValidTin } from '#domain/formats/tin.ts';
import type { DemoArea } from './area.ts';

/** The first day of the next month. */
const nextMonth = (today: string): string => {
  const month = Number(today.slice(5, 7));
  const year = Number(today.slice(0, 4)) + (month === 12 ? 1 : 0);
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-01`;
};

const COMPUTATION = `insert into setting_version (kind, version, from_day, "values", maker_id, made_by, checker_id, checked_by, checked_at)
  select 'COMPUTATION', $1, $2, s."values" || $3, m.id, m.username, c.id, c.username, $4
  from setting_version s, user_account m, user_account c
  where s.kind = 'COMPUTATION' and s.version = 1 and m.username = 'finance.officer' and c.username = 'finance.second'`;
const PAPER = `insert into setting_version (kind, version, from_day, "values", maker_id, made_by, checker_id, checked_by, checked_at)
  select $1, 1, $2, $3, m.id, m.username, c.id, c.username, $4 from user_account m, user_account c
  where m.username = 'finance.officer' and c.username = 'finance.second'`;

// Well above what the demo's stores take.
const SEGMENT_LIMITS = 'Furniture: 300000.00\nMotorcycles and parts: 800000.00';

// What begins on a day was agreed the day before.
const agreedBefore = (day: string): string => `${addDays(day, -1)}T03:20:00Z`;

/** Settings as two people agreed them: a limit that was lower for a while, and one that is planned. No version changes what lines come to. */
export const reportSettings: DemoArea = {
  seeded: 'from setting_version where maker_id is not null',
  seed: async ({ client, now, names }) => {
    // Days that the demo has settled were so by these.
    await client.query('alter table setting_version disable trigger setting_kept');
    const today = manilaDate(now);
    const [lower, usual, planned] = [addDays(today, -160), addDays(today, -70), nextMonth(today)];
    const yesterday = addDays(today, -1);
    const versions: [version: number, day: string, values: object, at: string][] = [
      [2, lower, { refundLimit: '10000.00', refundDays: 90 }, agreedBefore(lower)],
      [
        3,
        usual,
        { refundLimit: '20000.00', refundDays: 180, segmentLimits: SEGMENT_LIMITS },
        agreedBefore(usual),
      ],
      [4, planned, { refundLimit: '25000.00', segmentLimits: SEGMENT_LIMITS }, `${yesterday}T03:20:00Z`],
    ];
    for (const [version, day, values, at] of versions)
      await client.query(COMPUTATION, [version, day, values, at]);
    const first = addDays(today, -300);
    const { firstName, lastName } = names.person();
    const tin = (): string => {
      const digits = Array.from({ length: 9 }, () => names.random.int(0, 9)).join('');
      return isValidTin(`${digits}000`) ? `${digits}000` : '123456789000';
    };
    const payor = { payorTin: tin(), payorName: 'Suki Demo Finance, Inc.' };
    const place = { payorAddress: '18F Demo Tower, Ayala Avenue, Makati', payorPostalCode: '1226' };
    const signatory = {
      ...{ signatoryName: `${firstName} ${lastName}`, signatoryTin: tin(), signatoryPosition: 'Treasurer' },
    };
    for (const [kind, values] of [
      ['BIR2307', { ...payor, ...place, ...signatory }],
      ['DISBURSEMENT_REPORT', { bankAccountName: 'Suki Demo Finance, Inc., Disbursements' }],
    ] as const)
      await client.query(PAPER, [kind, first, values, agreedBefore(first)]);
    await client.query('alter table setting_version enable trigger setting_kept');
  },
};
