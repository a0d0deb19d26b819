import { describe, expect, it } from 'vitest';
import { isAsked } from '#domain/applicants/askedFields.ts';
import { FUNNEL_SECTIONS, JOURNEY_KINDS, sectionsOf } from '#domain/applicants/funnel.ts';
import { createRandom } from '../../demoDataRandom.ts';
import { drawJourney } from './drawJourney.ts';

const NOW = new Date('2026-11-20T04:00:00Z');
const random = createRandom(7);
const journeys = Array.from({ length: 500 }, () =>
  drawJourney(random, new Date(NOW.getTime() - random.int(0, 110 * 86_400) * 1000), NOW),
);
const events = journeys.flatMap((journey) => journey.events);

describe('an application of the demo that somebody began', () => {
  it('stands in every way that there is', () => {
    expect(new Set(journeys.map(({ state }) => state))).toEqual(
      new Set(['OPEN', 'SENT', 'CANCELLED', 'EXPIRED']),
    );
  });

  it('has nothing ahead, in the order in which it happened, and ends with what became of it', () => {
    const LAST = { SENT: 'submitted', CANCELLED: 'cancelled', EXPIRED: 'expired' } as const;
    for (const { state, createdAt, changedAt, endedAt, events: own } of journeys) {
      const moments = own.map(({ at }) => at.getTime());
      expect(moments).toEqual(moments.toSorted((one, other) => one - other));
      expect(moments[0]).toBe(createdAt.getTime());
      expect(moments.at(-1)).toBeLessThanOrEqual(NOW.getTime());
      expect(changedAt.getTime()).toBeLessThanOrEqual(NOW.getTime());
      expect(endedAt === null).toBe(state === 'OPEN');
      if (state !== 'OPEN') expect(own.at(-1)?.kind).toBe(LAST[state]);
    }
  });

  it('is of every kind, of stores of a partner in business without their business and bank', () => {
    expect(new Set(journeys.map(({ kind }) => kind))).toEqual(new Set(JOURNEY_KINDS));
    for (const { kind, events: own } of journeys)
      for (const { section } of own) if (section !== null) expect(sectionsOf(kind)).toContain(section);
    const papers = journeys.filter(({ kind }) => kind === 'EXISTING').flatMap(({ events: own }) => own);
    expect(papers.filter((one) => one.kind === 'errors' && one.section === 'required-documents')).toEqual([]);
  });

  it('is of sections and fields that are asked', () => {
    for (const { section, fields } of events) {
      if (section !== null) expect(FUNNEL_SECTIONS).toContain(section);
      expect(fields.filter((field) => !isAsked(section ?? '', field))).toEqual([]);
    }
  });
});
