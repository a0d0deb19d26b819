import type { Sentence } from '../sentence.ts';
import type { Ending, Stage } from './stage.ts';

/** In a word or two where a store stands, for whoever applied for it. */
export const STAGE_NAMES = {
  review: { en: 'Being checked', fil: 'Sinusuri' },
  mending: { en: 'Waits for you', fil: 'Naghihintay sa iyo' },
  risk: { en: 'Last check', fil: 'Huling pagsusuri' },
  approved: { en: 'Approved', fil: 'Aprubado' },
  active: { en: 'Open for business', fil: 'Bukas sa negosyo' },
  rejected: { en: 'Not accepted', fil: 'Hindi tinanggap' },
  cancelled: { en: 'Cancelled', fil: 'Kanselado' },
  stopped: { en: 'Not in business', fil: 'Hindi tumatakbo' },
} as const satisfies Record<Stage | Ending, Sentence>;
