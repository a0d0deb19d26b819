import { en as apply } from '../../../src/pages/selfService/apply/texts/en.ts';
import { en as stores } from '../../../src/pages/selfService/stores/texts/en.ts';
import { en as shell } from '../../../src/pages/selfService/texts/en.ts';
import { en as track } from '../../../src/pages/selfService/track/texts/en.ts';

/** Says a text of a dictionary by its key, `{name}` filled in. */
const sayer =
  <Key extends string>(texts: Readonly<Record<Key, string>>) =>
  (key: Key, values: Record<string, string | number> = {}): string =>
    texts[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

/** A text of the applicants' pages before an application and after it. */
export const told = sayer({ ...shell, ...stores, ...track });
/** A text of the steps of an application. */
export const asked = sayer(apply);
