import { spoken } from '../../../texts/spoken.ts';
import { type ConflictKey, en } from './en.ts';

export const { load: loadConflictTexts, useText: useConflictText } = spoken(en, () => import('./fil.ts'));
/** Says a text of the choice. */
export type ConflictText = (key: ConflictKey, values?: Record<string, string | number>) => string;
