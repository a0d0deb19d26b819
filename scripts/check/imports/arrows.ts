import { posix } from 'node:path';
import type { Source } from '../sources.ts';
import { parse } from '../syntax.ts';

/** One import: the file that says it, and the file or library that it names. */
export interface Arrow {
  from: string;
  /** A path in the project; `npm:name` for a library, `node:name` for a part of Node. */
  to: string;
  /** Brings nothing but types. */
  isType: boolean;
  /** Asked for while the program runs, not when the file is loaded. */
  isLate: boolean;
}

const OWN = /^#(?=\w+\/)/;

const nameOf = (specifier: string): string => {
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
};

const placeOf = (from: string, specifier: string): string => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier.replace(/\?.*/, ''));
  if (OWN.test(specifier)) return specifier.replace(OWN, '');
  return specifier.startsWith('node:') ? specifier : `npm:${nameOf(specifier)}`;
};

const QUOTED = /^(['"`])(.*)\1$/s;

/** Everything that a file imports, exports from elsewhere, or imports late under a name that stands there. */
export const arrowsOf = (source: Source): Arrow[] => {
  const { path, text } = source;
  const { module } = parse(source);
  const arrow = (specifier: string, isType: boolean, isLate = false): Arrow => ({
    from: path,
    to: placeOf(path, specifier),
    isType,
    isLate,
  });
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) =>
      arrow(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType)),
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [arrow(moduleRequest.value, isType)] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const specifier = QUOTED.exec(text.slice(start, end))?.[2];
      return specifier ? [arrow(specifier, false, true)] : [];
    }),
  ];
};
