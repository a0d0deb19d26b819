import { spoken } from '../../texts/spoken.ts';
import { en } from './en.ts';

export const { load: loadStoresTexts, useText: useStoresText } = spoken(en, () => import('./fil.ts'));
