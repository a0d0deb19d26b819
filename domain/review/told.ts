import { type Sentence, same } from '../sentence.ts';
import type { ApplicationMove } from './applicationMoves.ts';
import type { StatusMove } from './workflowActions.ts';

/** What the people of a record read of its being blocked or closed, when nobody wrote them words of their own. */
export const NEUTRAL = {
  block: {
    en: 'Trading is stopped for now. Your account manager can tell you more.',
    fil: 'Pansamantalang itinigil ang pagnenegosyo. Makapagsasabi pa ng iba ang iyong account manager.',
  },
  close: {
    en: 'Trading has ended and does not resume. Your account manager can tell you more.',
    fil: 'Tinapos na ang pagnenegosyo at hindi na itutuloy. Makapagsasabi pa ng iba ang iyong account manager.',
  },
} as const satisfies Partial<Record<ApplicationMove, Sentence>>;
export type ToldMove = keyof typeof NEUTRAL;

const OF_STATUS: Readonly<Partial<Record<StatusMove, ToldMove>>> = { B: 'block', C: 'close' };

/** The move that a status stands for, where the people of the record are told of it: blocked or closed. */
export function toldMoveOf(status: StatusMove): ToldMove | null {
  return OF_STATUS[status] ?? null;
}

/** Whether the people of a record are told of a move in words of their own. */
export function isToldMove(action: string): action is ToldMove {
  return Object.hasOwn(NEUTRAL, action);
}

/** What they are told: the words that were written for them, else a plain sentence. */
export function toldOf(move: ToldMove, words: string | null): Sentence {
  return words ? same(words) : NEUTRAL[move];
}
