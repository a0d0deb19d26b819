import { spoken } from '../../texts/spoken.ts';
import { en } from './en.ts';

export const { load: loadTrackTexts, useText: useTrackText } = spoken(en, () => import('./fil.ts'));
