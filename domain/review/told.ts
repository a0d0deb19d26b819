import { type Sentence, same } from '../sentence.ts';
import type { ApplicationMove } from './applicationMoves.ts';
import type { ApplicationStatus } from './applicationStatus.ts';
import type { StatusMove } from './workflowActions.ts';

/** What the people of a record read of its being stopped, when nobody wrote them words of their own. */
export const NEUTRAL = {
  deactivate: {
    en: 'Trading is paused and can be resumed. Your account manager can tell you more.',
    fil: 'Nakahinto muna ang pagnenegosyo at maaari pang ituloy. Makapagsasabi pa ng iba ang iyong account manager.',
  },
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

/** What they read when it is active again after that. */
const RESUMED: Sentence = {
  en: 'Trading goes on: payments are taken again from now on.',
  fil: 'Tuloy na ang pagnenegosyo: tumatanggap na muli ng bayad mula ngayon.',
};

const OF_STATUS: Readonly<Partial<Record<StatusMove | ApplicationStatus, ToldMove>>> = {
  I: 'deactivate',
  B: 'block',
  C: 'close',
};

/** The move that a status stands for, where the people of the record are told of it in words: inactive, blocked or closed. */
export function toldMoveOf(status: StatusMove | ApplicationStatus): ToldMove | null {
  return OF_STATUS[status] ?? null;
}

/** Whether a status that a record takes ends that it was stopped, of which its people are told plainly. */
export function isResumed(status: StatusMove, before: ApplicationStatus): boolean {
  return status === 'A' && before !== 'APPROVED';
}

/** What they are told: the words that were written for them, else a plain sentence. */
export function toldOf(move: ToldMove | 'activate', words: string | null): Sentence {
  if (words) return same(words);
  return move === 'activate' ? RESUMED : NEUTRAL[move];
}
