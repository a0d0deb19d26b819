import { withTexts } from './withTexts.ts';

const texts = async () => ({ load: (await import('./track/texts/useTrackText.ts')).loadTrackTexts });
const filipino = () => import('./track/texts/fil.ts');

/** The pages after the last step: what became of an application, and all that follow it, which are one component that is read once. */
export const FOLLOW_PAGES = {
  end: withTexts(texts, filipino, () => import('./track/end/EndPage.tsx')),
  track: withTexts(texts, filipino, () => import('./track/TrackPages.tsx')),
};
