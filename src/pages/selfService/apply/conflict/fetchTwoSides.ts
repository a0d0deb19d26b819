import type { ComponentType } from 'react';
import type { DraftPartName } from '#domain/applicants/draftParts.ts';
import { getLanguage } from '../../../../providers/language.ts';
import { loadTogether } from '../../../../public/loading/chunks.ts';
import type { TwoSides } from '../draft/draftStore.ts';

type Shown = ComponentType<{ part: DraftPartName; sides: TwoSides }>;
let here: { Both: Shown; Settled: ComponentType } | undefined;

/** What shows both sides of a conflict; undefined until its code has come. */
export const twoSidesHere = (): Shown | undefined => here?.Both;

/** What says that the choice is kept. */
export const settledHere = (): ComponentType | undefined => here?.Settled;

/** Fetches what shows both sides of a conflict, and its texts: few ever see it. Throws when its code does not come. */
export const fetchTwoSides = async (): Promise<void> => {
  const [{ default: Both, Settled }, { loadConflictTexts }] = await loadTogether([
    import('./TwoSidesAlert.tsx'),
    import('./texts/useConflictText.ts'),
  ]);
  await loadConflictTexts(getLanguage()).catch(() => undefined);
  here = { Both, Settled };
};
