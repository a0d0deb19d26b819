import { en as apply } from '../../../src/pages/selfService/apply/texts/en.ts';
import { en as stores } from '../../../src/pages/selfService/stores/texts/en.ts';
import { en as shell } from '../../../src/pages/selfService/texts/en.ts';
import { en as track } from '../../../src/pages/selfService/track/texts/en.ts';

const TEXTS = { ...shell, ...apply, ...stores, ...track };

/** A text of the applicants' pages by its key, `{name}` filled in. */
export const told = (key: keyof typeof TEXTS, values: Record<string, string | number> = {}): string =>
  TEXTS[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
