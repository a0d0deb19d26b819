import { spoken } from '../../texts/spoken.ts';
import { en } from './en.ts';

export const { load: loadLostTexts, useText: useLostText } = spoken(en, () => import('./fil.ts'));
