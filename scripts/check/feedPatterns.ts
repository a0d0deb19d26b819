import { createContext, runInContext } from 'node:vm';
import type { Pattern } from './patterns.ts';

/**
 * Feeds each pattern of its input long texts, as a search and as a replacement of every match. Prints those that take more CPU time than
 * a linear one ever does. A process of its own: a pattern that never ends is broken off there.
 */
const LENGTH = Number(process.argv[2] ?? 100_000);
/** CPU time of one text, in milliseconds: a linear pattern takes some tens at most, a quadratic one thousands. */
const MOST_CPU = Number(process.argv[3] ?? 1_500);

/** Characters that a pattern names, and one of each kind that classes are made of. */
const charactersOf = (source: string): string[] => {
  const plain = source
    .replace(/\\[a-zA-Z](?:\{[^}]*\}|[0-9a-fA-F]{2,4})?/g, '')
    .replace(/[\\^$*+?{}[\]()|]/g, '');
  return [...new Set([...'aA0 "ñ[(\\', ...plain])];
};

/** What ends a text so that a pattern that got this far fails. */
const FAILS = '\u0001';

const shapesOf = (source: string): [name: string, text: string][] => [
  ...charactersOf(source).flatMap((one): [string, string][] => [
    [`${one} repeated`, one.repeat(LENGTH)],
    [`${one} repeated, then a failing character`, one.repeat(LENGTH) + FAILS],
  ]),
  ['words and blanks', 'ab ,;-. '.repeat(LENGTH / 8) + FAILS],
  ['accented letters and digits', 'Ñá7é0ü₱漢'.repeat(LENGTH / 8) + FAILS],
];

const context = createContext({});

/** CPU time of some code, in milliseconds. Code that is broken off before it had the CPU for long enough runs once more, for longer. */
const cpuOf = (code: string, timeout = 2 * MOST_CPU): number => {
  const before = process.cpuUsage();
  let isDone = true;
  try {
    runInContext(code, context, { timeout });
  } catch {
    isDone = false;
  }
  const { user, system } = process.cpuUsage(before);
  const took = (user + system) / 1000;
  return isDone || took > MOST_CPU ? took : cpuOf(code, 4 * timeout);
};

const offenceOf = ({ source, flags, place }: Pattern): string | null => {
  const pattern = new RegExp(source, flags.replace('y', ''));
  const everywhere = new RegExp(source, `${flags.replace(/[gy]/g, '')}g`);
  for (const [shape, text] of shapesOf(source)) {
    Object.assign(context, { pattern, everywhere, text });
    for (const code of ['text.search(pattern)', 'text.replace(everywhere, "")']) {
      const took = cpuOf(code);
      if (took > MOST_CPU) return `${place} /${source}/${flags} reads ${shape} for ${Math.round(took)} ms`;
    }
  }
  return null;
};

let input = '';
for await (const chunk of process.stdin) input += chunk;
const patterns = JSON.parse(input) as Pattern[];
process.stdout.write(JSON.stringify(patterns.map(offenceOf).filter((offence) => offence !== null)));
