import type { Sentence } from '#domain/sentence.ts';
import { photoTexts } from './photoTexts.ts';
import type { PhotoStep } from './usePhoto.ts';

interface Photo {
  step: PhotoStep;
  isPaper: boolean;
  isRefused: boolean;
}

/** What a photo that was chosen waits for before it is there; null where none is, it has arrived, or it was refused for what it is. */
export const unsentOf = ({ step, isPaper, isRefused }: Photo): Sentence | null => {
  if (step === 'chosen') return photoTexts[isPaper ? 'unsentFile' : 'unsent'];
  if (step === 'reading' || step === 'sending') return photoTexts.onItsWay;
  return step === 'failed' && !isRefused ? photoTexts.notArrived : null;
};
