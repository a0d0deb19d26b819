import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../day.ts';
import { type ApplicationStatus, shownStatus } from '../review/applicationStatus.ts';
import {
  firstRateDay,
  isPendingRate,
  MDR_TYPES,
  type MdrStatus,
  mdrType,
  type Period,
  planRate,
  rateLabel,
  rateOn,
  showsRates,
  visibleRates,
} from './mdrRates.ts';

const flags = (status: MdrStatus | null, isEnabled: boolean | null) => ({ status, isEnabled });

describe('the rate types', () => {
  it('[mdr.types] are six, each by the name of its product', () => {
    expect(MDR_TYPES.map((type) => mdrType[type].en)).toEqual([
      'HC Smile Rewards',
      'HCPay',
      'Cash Loan',
      'POS Loan',
      'Home Credit Card',
      'Shoppingmall.ph',
    ]);
    for (const { en, fil } of Object.values(mdrType)) expect(fil).toBe(en);
  });
});

describe('a pending rate', () => {
  it.each([
    [null, null, true],
    [null, false, true],
    [null, true, false],
    ['A', null, false],
    ['B', null, false],
    ['C', null, false],
    ['B', true, false],
    ['C', false, false],
  ] as const)('[mdr.pending] status %s, enabled %s: %s', (status, isEnabled, pending) => {
    expect(isPendingRate(flags(status, isEnabled))).toBe(pending);
  });
});

describe('what a rate is shown as', () => {
  it.each([
    ['C', null, 'Closed', 'Sarado'],
    ['B', null, 'Blocked', 'Naka-block'],
    ['A', null, 'Active', 'Aktibo'],
    ['A', true, 'Active', 'Aktibo'],
    ['B', true, 'Blocked', 'Naka-block'],
    ['C', false, 'Closed', 'Sarado'],
    [null, true, 'Enabled', 'Naka-enable'],
    [null, false, 'Pending', 'Nakabinbin'],
    [null, null, 'Pending', 'Nakabinbin'],
  ] as const)('[mdr.codes] status %s, enabled %s: %s', (status, isEnabled, en, fil) => {
    expect(rateLabel(flags(status, isEnabled))).toEqual({ en, fil });
  });
});

describe('which applications show rates', () => {
  const shown: Record<ApplicationStatus, boolean> = {
    SUBMITTED: false,
    APPROVED: true,
    INCOMPLETE: false,
    A: true,
    I: false,
    B: true,
    C: true,
    REJECTED: false,
    CANCELLED: false,
    RISK_VERIFICATION_FAILED: false,
  };
  const cases = Object.entries(shown) as [ApplicationStatus, boolean][];

  it.each(cases)('[mdr.visibility] %s shows a rate with a status or the flag: %s', (status, isShown) => {
    expect(showsRates(status)).toBe(isShown);
    for (const rate of [flags('C', null), flags(null, true), flags('A', true), flags('B', false)])
      expect(visibleRates(status, [rate])).toEqual(isShown ? [rate] : []);
  });

  it.each(cases)('[mdr.visibility] %s shows a pending rate', (status) => {
    for (const rate of [flags(null, null), flags(null, false)])
      expect(visibleRates(status, [rate])).toEqual([rate]);
  });

  it('[mdr.visibility] goes by the status that is shown: a failed risk check hides, a decided submission does not', () => {
    expect(showsRates(shownStatus('SUBMITTED', 'RISK_VERIFICATION_FAILED').shown)).toBe(false);
    expect(showsRates(shownStatus('A', 'RISK_VERIFICATION_FAILED').shown)).toBe(false);
    expect(showsRates(shownStatus('SUBMITTED', 'APPROVED').shown)).toBe(true);
    expect(showsRates(shownStatus('SUBMITTED', null).shown)).toBe(false);
  });

  it('keeps the order and what else a rate holds', () => {
    const rates = [
      { ...flags(null, null), n: 1 },
      { ...flags('A', true), n: 2 },
      { ...flags(null, false), n: 3 },
    ];
    expect(visibleRates('A', rates)).toEqual(rates);
    expect(visibleRates('I', rates).map(({ n }) => n)).toEqual([1, 3]);
  });
});

interface Rate extends Period {
  rate: number;
}

/** What a store does with a plan. */
const carryOut = (periods: readonly Rate[], from: string, rate: number): Rate[] => {
  const { replaced, shortened, added } = planRate(periods, from);
  const changed = periods.map((period) => {
    if (period === replaced) return { ...period, rate };
    if (period === shortened?.period) return { ...period, effectiveTo: shortened.lastDay };
    return period;
  });
  const all = added ? [...changed, { ...added, rate }] : changed;
  return all.sort((one, other) => (one.effectiveFrom < other.effectiveFrom ? -1 : 1));
};

const period = (effectiveFrom: string, effectiveTo: string | null, rate = 1): Rate => ({
  effectiveFrom,
  effectiveTo,
  rate,
});

describe('a new rate', () => {
  const held = period('2026-01-01', null, 1);
  const coming = period('2026-12-01', null, 2);

  it('is open when it is the first of its type', () => {
    expect(carryOut([], '2026-11-20', 3)).toEqual([period('2026-11-20', null, 3)]);
  });

  it('ends the open one the day before it begins', () => {
    expect(carryOut([held], '2026-11-20', 3)).toEqual([
      period('2026-01-01', '2026-11-19', 1),
      period('2026-11-20', null, 3),
    ]);
    expect(carryOut([held], '2028-03-01', 3)[0]?.effectiveTo).toBe('2028-02-29');
  });

  it('on the first day of another takes its place and keeps its days', () => {
    const before = [period('2026-01-01', '2026-11-19'), period('2026-11-20', '2026-11-30'), coming];
    expect(carryOut(before, '2026-11-20', 9)).toEqual([
      period('2026-01-01', '2026-11-19'),
      period('2026-11-20', '2026-11-30', 9),
      coming,
    ]);
    expect(planRate(before, '2026-11-20').added).toBeNull();
  });

  it('holds until one that was agreed for later', () => {
    const before = [period('2026-01-01', '2026-11-30', 1), coming];
    expect(carryOut(before, '2026-11-25', 3)).toEqual([
      period('2026-01-01', '2026-11-24', 1),
      period('2026-11-25', '2026-11-30', 3),
      coming,
    ]);
    expect(carryOut([coming], '2026-11-25', 3)).toEqual([period('2026-11-25', '2026-11-30', 3), coming]);
  });

  it('for a single day ends and begins on it', () => {
    const before = [period('2026-01-01', '2026-11-30', 1), coming];
    expect(carryOut(before, '2026-11-30', 3)[1]).toEqual(period('2026-11-30', '2026-11-30', 3));
  });

  it('is found by its days, the first and the last included', () => {
    const before = [period('2026-01-01', '2026-11-30', 1), coming];
    expect(rateOn(before, '2025-12-31')).toBeNull();
    expect(rateOn(before, '2026-01-01')?.rate).toBe(1);
    expect(rateOn(before, '2026-11-30')?.rate).toBe(1);
    expect(rateOn(before, '2026-12-01')?.rate).toBe(2);
    expect(rateOn(before, '9999-12-31')?.rate).toBe(2);
    expect(rateOn([], '2026-01-01')).toBeNull();
  });

  it('[money.rateDay] never begins before tomorrow, however late it is approved; pending it may begin today', () => {
    const first = (asked: string, isPending = false) => firstRateDay(asked, '2026-11-20', isPending);
    expect(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map((day) => first(day))).toEqual([
      '2026-11-21',
      '2026-11-21',
      '2026-11-21',
      '2026-11-22',
    ]);
    expect(['2026-11-19', '2026-11-20', '2026-11-21'].map((day) => first(day, true))).toEqual([
      '2026-11-20',
      '2026-11-20',
      '2026-11-21',
    ]);
  });

  it('[money.rateDay] is that of payments that wait for it, where it is asked for no earlier', () => {
    const first = (asked: string) => firstRateDay(asked, '2026-11-20', false, '2026-11-12');
    expect(['2026-11-11', '2026-11-12', '2026-11-15', '2026-11-22'].map((day) => first(day))).toEqual([
      '2026-11-21',
      '2026-11-12',
      '2026-11-15',
      '2026-11-22',
    ]);
    expect(firstRateDay('2026-11-19', '2026-11-20', false, '2026-12-01')).toBe('2026-11-21');
  });
});

describe('the periods of a type, whatever is agreed in whatever order', () => {
  const START = '2026-11-20';
  const changes = fc.array(fc.record({ days: fc.nat({ max: 40 }), rate: fc.nat({ max: 100 }) }), {
    minLength: 1,
    maxLength: 30,
  });
  const agreed = (list: readonly { days: number; rate: number }[]) =>
    list.reduce<Rate[]>((periods, { days, rate }) => carryOut(periods, addDays(START, days), rate), []);

  it('has exactly one that is open, and it is the last', () => {
    fc.assert(
      fc.property(changes, (list) => {
        const periods = agreed(list);
        expect(periods.filter(({ effectiveTo }) => effectiveTo === null)).toEqual([periods.at(-1)]);
      }),
    );
  });

  it('has neither a gap nor a day with two rates', () => {
    fc.assert(
      fc.property(changes, (list) => {
        const periods = agreed(list);
        for (const [at, { effectiveFrom, effectiveTo }] of periods.entries()) {
          expect(effectiveTo === null || effectiveTo >= effectiveFrom).toBe(true);
          const next = periods[at + 1];
          if (next) expect(effectiveTo && addDays(effectiveTo, 1)).toBe(next.effectiveFrom);
        }
      }),
    );
  });

  it('holds on every day what was agreed last for the latest first day up to it', () => {
    fc.assert(
      fc.property(changes, fc.nat({ max: 45 }), (list, days) => {
        const day = addDays(START, days);
        const begun = list.filter((change) => change.days <= days);
        const latest = Math.max(...begun.map((change) => change.days));
        const expected = begun.filter((change) => change.days === latest).at(-1);
        expect(rateOn(agreed(list), day)?.rate).toBe(expected?.rate);
      }),
    );
  });

  it('leaves days before the new rate as they were', () => {
    fc.assert(
      fc.property(changes, fc.nat({ max: 40 }), fc.nat({ max: 40 }), (list, from, earlier) => {
        fc.pre(earlier < from);
        const before = agreed(list);
        const then = carryOut(before, addDays(START, from), 999);
        const day = addDays(START, earlier);
        expect(rateOn(then, day)?.rate).toBe(rateOn(before, day)?.rate);
      }),
    );
  });
});
