import { describe, expect, it } from 'vitest';
import type { MdrRate } from '#contract/shapes/mdrRate.ts';
import { dayText, rateCourses, stepPath, stepsWithin } from './rateSteps.ts';

const rate = (mdrRate: string, effectiveFrom: string, effectiveTo: string | null, more = {}): MdrRate => ({
  id: `${effectiveFrom}`,
  type: 'HCPAY',
  mdrRate,
  status: 'A',
  statusWorkflow: null,
  isEnabled: true,
  effectiveFrom,
  effectiveTo,
  createdBy: null,
  ...more,
});

const same = (value: number) => value;

describe('the course of rates', () => {
  it('is the history in the order of time, over days that end today', () => {
    const found = rateCourses(
      [rate('2.250', '2026-02-01', null), rate('2.500', '2026-01-01', '2026-01-31')],
      '2026-03-01',
    );
    expect(found).toMatchObject({ top: 3, courses: [{ type: 'HCPAY' }] });
    const { first = 0, last, today, courses } = found ?? {};
    expect([(today ?? 0) - first, (last ?? 0) - first]).toEqual([59, 60]);
    expect(courses?.[0]?.steps.map((step) => [step.from - first, step.to - first, step.rate])).toEqual([
      [0, 31, 2.5],
      [31, 60, 2.25],
    ]);
  });

  it('names the days it begins and ends with', () => {
    const found = rateCourses(
      [rate('2', '2026-01-31', '2026-02-28'), rate('3', '2026-03-01', null)],
      '2026-03-01',
    );
    expect([found?.first, found?.today].map((count) => dayText(count ?? 0))).toEqual([
      '2026-01-31',
      '2026-03-01',
    ]);
  });

  it('goes on beyond today for a rate that comes', () => {
    const found = rateCourses(
      [rate('2', '2026-01-01', '2026-04-10'), rate('3', '2026-04-11', null)],
      '2026-03-01',
    );
    const { first = 0, last = 0, courses } = found ?? {};
    expect(last - first).toBe(100 + 13);
    expect(courses?.[0]?.steps.at(-1)).toEqual({ from: first + 100, to: last, rate: 3 });
  });

  it('is none where no rate has changed, and leaves out what still waits for an approval', () => {
    expect(rateCourses([], '2026-03-01')).toBeNull();
    expect(rateCourses([rate('2', '2026-01-01', null)], '2026-03-01')).toBeNull();
    const waiting = rate('3', '2026-02-01', null, { status: null, isEnabled: null });
    expect(rateCourses([rate('2', '2026-01-01', '2026-01-31'), waiting], '2026-03-01')).toBeNull();
  });

  it('shows every product that has a rate as soon as one of them has changed', () => {
    const found = rateCourses(
      [
        rate('2', '2026-01-01', '2026-01-31'),
        rate('3', '2026-02-01', null),
        rate('0.5', '2026-01-01', null, { type: 'CASH_LOAN' }),
      ],
      '2026-03-01',
    );
    expect(found?.courses.map(({ type }) => type)).toEqual(['HCPAY', 'CASH_LOAN']);
  });

  it('is cut where today divides it', () => {
    const steps = [
      { from: 0, to: 10, rate: 1 },
      { from: 10, to: 30, rate: 2 },
    ];
    expect(stepsWithin(steps, 0, 20)).toEqual([steps[0], { from: 10, to: 20, rate: 2 }]);
    expect(stepsWithin(steps, 20, 30)).toEqual([{ from: 20, to: 30, rate: 2 }]);
  });

  it('is drawn level and upright, and broken where no rate held', () => {
    const steps = [
      { from: 0, to: 10, rate: 1 },
      { from: 10, to: 30, rate: 2 },
      { from: 40, to: 50, rate: 3 },
    ];
    expect(stepPath(steps, same, same)).toBe('M0 1H10V2H30M40 3H50');
  });
});
