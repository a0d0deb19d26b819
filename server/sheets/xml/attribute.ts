import { decoded } from './decoded.ts';

/** Where a tag's attributes stand: `text.slice(from, to)`; nothing is cut out before somebody asks. */
export interface Attributes {
  text: string;
  from: number;
  to: number;
  /** The namespace that a prefix stands for here. */
  uriOf: (prefix: string) => string | undefined;
}

const isSpace = (code: number) => code <= 32;

/** The value of the first attribute whose name, as it is written, is the one that is sought; null when the tag has none. */
const find = ({ text, from, to }: Attributes, isSought: (written: string) => boolean): string | null => {
  for (let at = from; at < to; ) {
    while (at < to && isSpace(text.charCodeAt(at))) at++;
    const equals = text.indexOf('=', at);
    if (equals < 0 || equals >= to) return null;
    let quote = equals + 1;
    while (quote < to && isSpace(text.charCodeAt(quote))) quote++;
    const end = text.indexOf(text.charAt(quote), quote + 1);
    if (end < 0 || end >= to) return null;
    if (isSought(text.slice(at, equals).trimEnd())) return decoded(text.slice(quote + 1, end));
    at = end + 1;
  }
  return null;
};

/** The value of an attribute by its name as it is written: one with a prefix belongs to somebody else. Null when the tag has none. */
export const attribute = (attributes: Attributes, name: string): string | null =>
  find(attributes, (written) => written === name);

/** The value of an attribute of another namespace, whatever its prefix; null when the tag has none. */
export const attributeIn = (attributes: Attributes, namespace: RegExp, name: string): string | null =>
  find(attributes, (written) => {
    const [prefix, local] = written.split(':');
    return local === name && namespace.test(attributes.uriOf(prefix ?? '') ?? '');
  });

/** The namespaces that a tag declares, by prefix, '' for the one of names without. */
export const declaredBy = (attributes: Attributes): [prefix: string, uri: string][] => {
  const prefixes: string[] = [];
  find(attributes, (written) => {
    if (/^xmlns(?::|$)/.test(written)) prefixes.push(written.slice('xmlns:'.length));
    return false;
  });
  return prefixes.map((prefix) => [
    prefix,
    attribute(attributes, prefix ? `xmlns:${prefix}` : 'xmlns') ?? '',
  ]);
};

/** Whether an attribute says yes: `1` or `true`. */
export const isOn = (attributes: Attributes, name: string): boolean => {
  const value = attribute(attributes, name);
  return value === '1' || value === 'true';
};
