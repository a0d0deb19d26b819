import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeAfter, placeNamed, placeToShow, REGISTER_PLACES, stepOf } from './registerSteps.ts';

const ASKED = REGISTER_PLACES.filter((place) => place !== 'review' && place !== 'done');

describe('the steps of who registers [OP-12]', () => {
  it('are code, personal details, identification, modules, review and done', () => {
    expect([...new Set(REGISTER_PLACES.map(stepOf))]).toEqual([
      'code',
      'personal-details',
      'identification',
      'modules',
      'review',
      'done',
    ]);
  });

  it.each([
    ['code', undefined, 'code'],
    ['nowhere', undefined, 'code'],
    ['nowhere', 'name', 'code'],
    ['personal-details', undefined, 'personal-details/name'],
    ['personal-details', 'contact', 'personal-details/contact'],
    ['personal-details', 'verify', 'personal-details/verify'],
    ['personal-details', 'selfie', 'personal-details/name'],
    ['identification', 'selfie', 'identification/selfie'],
    ['review', 'anything', 'review'],
  ])('%s/%s is %s', (step, part, place) => expect(placeNamed(step, part)).toBe(place));

  it('follow each other, and the last stays', () => {
    expect(REGISTER_PLACES.map(placeAfter)).toEqual([...REGISTER_PLACES.slice(1), 'done']);
  });
});

describe('what is shown [OP-12]', () => {
  const places = fc.constantFrom(...REGISTER_PLACES);
  const complete = fc.subarray([...ASKED]);

  it('is never ahead of what is missing, goes back to the first of it, and stays once it is shown', () => {
    fc.assert(
      fc.property(places, complete, (wanted, there) => {
        const isComplete = (place: string) => there.some((one) => one === place);
        const shown = placeToShow(wanted, isComplete, false);
        const missing = ASKED.find((place) => !isComplete(place));
        const at = REGISTER_PLACES.indexOf(shown);
        if (missing) expect(at).toBeLessThanOrEqual(REGISTER_PLACES.indexOf(missing));
        expect(shown === wanted || shown === missing || (wanted === 'done' && shown === 'review')).toBe(true);
        expect(placeToShow(shown, isComplete, false)).toBe(shown);
      }),
    );
  });

  it('is done once it was sent, whatever the address says', () => {
    for (const place of REGISTER_PLACES) expect(placeToShow(place, () => true, true)).toBe('done');
  });

  it('is any earlier step that somebody goes back to', () => {
    for (const place of ASKED) expect(placeToShow(place, () => true, false)).toBe(place);
  });
});
