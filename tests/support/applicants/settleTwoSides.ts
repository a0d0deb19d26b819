import type { DraftPartName } from '#domain/applicants/draftParts.ts';
import { settledAnswers } from '#domain/selfService/form/differences.ts';
import { answersOf, valuesOf } from '../../../src/pages/selfService/apply/conflict/partAnswers.ts';
import type { DraftStore } from '../../../src/pages/selfService/apply/draft/draftStore.ts';
import type { Seeded } from './seeded.ts';

/** Says what counts of a part that two devices have saved: one side of it, or some answers of each. */
export const settleTwoSides = (store: DraftStore, part: DraftPartName, random: Seeded): void => {
  const sides = store.twoSides(part);
  if (!sides) throw new Error(`No two sides of ${part}`);
  const { mine, theirs } = sides;
  if (!mine || !theirs || random.chance(0.5)) {
    store.settle(part, random.chance(0.5) ? mine : theirs);
    return;
  }
  const [here, there] = [mine, theirs].map((values) => answersOf(part, values)) as [object, object];
  const sideOf = () => (random.chance(0.5) ? 'mine' : 'theirs');
  store.settle(part, valuesOf(part, settledAnswers({ ...here }, { ...there }, sideOf)));
};
