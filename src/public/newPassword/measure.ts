import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

export interface Measured {
  /** From 0, guessed at once, to 4, not worth trying. */
  score: 0 | 1 | 2 | 3 | 4;
  /** True for one of the most common passwords; takes it in lower case, without accents. */
  isCommon: (plainPassword: string) => boolean;
}

/** What comes after this many characters changes nothing, and would take long to look at. */
const MOST = 64;
const COMMON = dictionary['passwords-common'];
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MOST });

/** Estimates how hard a password is to guess for somebody who knows these words of its owner. */
export const measure = (password: string, ownWords: readonly string[]): Measured => ({
  score: estimator.check(password, [...ownWords, 'suki']).score,
  isCommon: (plain) => COMMON.includes(plain),
});
