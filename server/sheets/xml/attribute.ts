import type { Attributes } from './scan.ts';
import { decoded } from './text.ts';

const isSpace = (code: number) => code <= 32;

/** The value of an attribute by its name without prefix; null when the tag has none. */
export const attribute = ({ text, from, to }: Attributes, name: string): string | null => {
  for (let at = from; at < to; ) {
    while (at < to && isSpace(text.charCodeAt(at))) at++;
    const equals = text.indexOf('=', at);
    if (equals < 0 || equals >= to) return null;
    let quote = equals + 1;
    while (quote < to && isSpace(text.charCodeAt(quote))) quote++;
    const end = text.indexOf(text.charAt(quote), quote + 1);
    if (end < 0 || end >= to) return null;
    const written = text.slice(at, equals).trimEnd();
    if (written.slice(written.indexOf(':') + 1) === name) return decoded(text.slice(quote + 1, end));
    at = end + 1;
  }
  return null;
};

/** Whether an attribute says yes: `1` or `true`. */
export const isOn = (attributes: Attributes, name: string): boolean => {
  const value = attribute(attributes, name);
  return value === '1' || value === 'true';
};
