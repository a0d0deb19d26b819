import type { Sentence } from '../sentence.ts';

/** What a cause says, with {name} for a param, and whether it only warns. */
export interface ProblemRow {
  text: Sentence;
  warning: boolean;
}

export const row = (en: string, fil: string, warning = false): ProblemRow => ({ text: { en, fil }, warning });
