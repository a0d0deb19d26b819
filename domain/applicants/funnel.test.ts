import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ABANDONED_DAYS,
  abandonedBefore,
  FUNNEL_SECTIONS,
  funnelOf,
  JOURNEY_KINDS,
  JOURNEY_STANDINGS,
  type Journeys,
  sectionsOf,
} from './funnel.ts';

const at = (section: string) => FUNNEL_SECTIONS.indexOf(section) + 1;

describe('the funnel of applications', () => {
  const journeys: Journeys[] = [
    { standing: 'SENT', reached: 7, isDone: false, count: 40 },
    { standing: 'OPEN', reached: 1, isDone: false, count: 5 },
    { standing: 'LEFT', reached: at('bank-information'), isDone: false, count: 20 },
    { standing: 'EXPIRED', reached: at('bank-information'), isDone: true, count: 10 },
    { standing: 'CANCELLED', reached: 0, isDone: false, count: 3 },
  ];
  const funnel = funnelOf(journeys);

  it('counts who began and where they stand', () => {
    expect(funnel.started).toBe(78);
    expect(funnel.standing).toEqual({ SENT: 40, OPEN: 5, LEFT: 20, CANCELLED: 3, EXPIRED: 10 });
    expect(funnel.lostBefore).toBe(3);
  });

  it('counts who reached a section, who did it and whose last one it was', () => {
    expect(funnel.sections.slice(0, 3)).toEqual([
      { section: 'business-details', reached: 75, done: 70, lost: 0 },
      { section: 'bank-information', reached: 70, done: 50, lost: 30 },
      { section: 'branch-details-merchant', reached: 40, done: 40, lost: 0 },
    ]);
  });

  it('takes what was sent as done, whatever notes of it got lost', () => {
    const [section] = funnelOf([{ standing: 'SENT', reached: 0, isDone: false, count: 2 }]).sections;
    expect(section).toEqual({ section: 'business-details', reached: 2, done: 2, lost: 0 });
  });

  it('has of stores of a partner in business the sections that these have', () => {
    expect(sectionsOf('STORE')).toEqual(FUNNEL_SECTIONS);
    expect(sectionsOf('EXISTING')).toEqual(FUNNEL_SECTIONS.slice(2));
    const { sections: own, lostBefore } = funnelOf(journeys, 'EXISTING');
    expect(own[0]).toEqual({ section: 'branch-details-merchant', reached: 40, done: 40, lost: 0 });
    expect(own).toHaveLength(5);
    expect(lostBefore).toBe(33);
  });

  it('only ever narrows, and loses nobody', () => {
    const some = fc.array(
      fc.record({
        standing: fc.constantFrom(...JOURNEY_STANDINGS),
        reached: fc.integer({ min: 0, max: FUNNEL_SECTIONS.length }),
        isDone: fc.boolean(),
        count: fc.integer({ min: 1, max: 1000 }),
      }),
    );
    fc.assert(
      fc.property(some, fc.constantFrom(undefined, ...JOURNEY_KINDS), (any, kind) => {
        const { started, standing, lostBefore, sections } = funnelOf(any, kind);
        const steps = [started, ...sections.flatMap(({ reached, done }) => [reached, done]), standing.SENT];
        expect(steps).toEqual(steps.toSorted((one, other) => other - one));
        const lost = sections.reduce((sum, section) => sum + section.lost, lostBefore);
        expect(lost).toBe(standing.LEFT + standing.CANCELLED + standing.EXPIRED);
        expect(lost + standing.SENT + standing.OPEN).toBe(started);
      }),
    );
  });
});

describe('an application that nobody goes on with', () => {
  it('counts as abandoned after 14 days without a change', () => {
    expect(ABANDONED_DAYS).toBe(14);
    expect(abandonedBefore(new Date('2026-11-20T10:00:00Z'))).toEqual(new Date('2026-11-06T10:00:00Z'));
  });
});
