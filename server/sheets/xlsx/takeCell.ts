import type { Window } from '../xml/XmlScanner.ts';
import type { CellTag } from './cellTag.ts';

const QUOTE = 34;
const AMPERSAND = 38;
const SLASH = 47;
const DIGIT_0 = 48;
const LESS = 60;
const EQUALS = 61;
const GREATER = 62;
const A = 65;
const UNDERSCORE = 95;
const C = 99;
const I = 105;
const V = 118;
const SPACE = 32;
const [R, S, T] = [114, 115, 116];

const VALUE_LENGTH = '<v>'.length;
const VALUE_END_LENGTH = '</v></c>'.length;
const INLINE_LENGTH = '<is><t>'.length;
const INLINE_END_LENGTH = '</t></is></c>'.length;

// Letter by letter, for there are millions of them: a loop over the letters takes four times as long.
/** Whether `<v>` stands here. */
const isValue = (bytes: Uint8Array, at: number): boolean =>
  bytes[at] === LESS && bytes[at + 1] === V && bytes[at + 2] === GREATER;

/** Whether `<is><t>` stands here. */
const isInline = (bytes: Uint8Array, at: number): boolean =>
  bytes[at] === LESS &&
  bytes[at + 1] === I &&
  bytes[at + 2] === S &&
  bytes[at + 3] === GREATER &&
  bytes[at + 4] === LESS &&
  bytes[at + 5] === T &&
  bytes[at + 6] === GREATER;

/** Whether the closing tag of this letter stands here. */
const isEnd = (bytes: Uint8Array, at: number, letter: number): boolean =>
  bytes[at] === LESS && bytes[at + 1] === SLASH && bytes[at + 2] === letter && bytes[at + 3] === GREATER;

/** Whether `</v></c>` stands here. */
const isValueEnd = (bytes: Uint8Array, at: number): boolean => isEnd(bytes, at, V) && isEnd(bytes, at + 4, C);

/** Whether `</t></is></c>` stands here. */
const isInlineEnd = (bytes: Uint8Array, at: number): boolean =>
  isEnd(bytes, at, T) &&
  bytes[at + 4] === LESS &&
  bytes[at + 5] === SLASH &&
  bytes[at + 6] === I &&
  bytes[at + 7] === S &&
  bytes[at + 8] === GREATER &&
  isEnd(bytes, at + 9, C);

/** What a byte of a value asks for: nothing, to be looked at again as a text, as UTF-8, or as an entity. */
const LOOK = 1;
const WIDE = 2;
const ENTITY = 4;
const ASKS = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte === AMPERSAND) return ENTITY;
  if (byte >= 128) return WIDE;
  return byte <= SPACE - 1 || byte === UNDERSCORE ? LOOK : 0;
});

/** What was read last, so that nothing is made for a cell that nobody wants. */
export interface TakenCell extends CellTag {
  /** Where the value stands; the cell is empty when both are alike. */
  from: number;
  to: number;
  /** Whether the value is written in ASCII without entities: it means what it says. */
  isPlain: boolean;
  /** Whether it has no entities, whatever its letters. */
  isLiteral: boolean;
  /** Whether a plain one is a cell's text as it stands: nothing escaped, no line break, no space around it. */
  isClean: boolean;
}

const INLINE_TYPE = 'inlineStr';

/** The type of a cell; nothing is made for the two of which there are millions. */
const typeOf = ({ bytes, text }: Window, from: number, to: number): string => {
  if (to === from + 1 && bytes[from] === S) return 's';
  if (to === from + INLINE_TYPE.length && bytes[from] === I) return INLINE_TYPE;
  return text.slice(from, to);
};

/** Reads the attributes of `<c …>` into `cell`; answers where its `>` or `/>` is, or -1 when it is not written as most are. */
const takeTag = (window: Window, at: number, cell: TakenCell): number => {
  const { bytes } = window;
  const { length } = bytes;
  cell.column = -1;
  cell.style = 0;
  cell.type = 'n';
  for (let next = at; next < length; next++) {
    const name = bytes[next]!;
    if (name === SPACE) continue;
    if (name === GREATER || name === SLASH) return next;
    if (bytes[next + 1] !== EQUALS || bytes[next + 2] !== QUOTE) return -1;
    next += 3;
    const from = next;
    let number = 0;
    let byte = bytes[next]!;
    if (name === R)
      for (; byte >= A && byte < A + 26; byte = bytes[++next]!) number = number * 26 + byte - A + 1;
    else if (name === S)
      for (; byte >= DIGIT_0 && byte <= DIGIT_0 + 9; byte = bytes[++next]!)
        number = number * 10 + byte - DIGIT_0;
    while (next < length && bytes[next] !== QUOTE) next++;
    if (name === R && number === 0) return -1;
    if (name === R) cell.column = number - 1;
    else if (name === S) cell.style = number;
    else if (name === T) cell.type = typeOf(window, from, next);
  }
  return -1;
};

/** Finds where a value ends, and what it is made of. */
const takeValue = (bytes: Uint8Array, from: number, cell: TakenCell): number => {
  const { length } = bytes;
  let [asks, shared] = [0, 0];
  let at = from;
  for (; at < length; at++) {
    const byte = bytes[at]!;
    if (byte === LESS) break;
    asks |= ASKS[byte]!;
    shared = shared * 10 + byte - DIGIT_0;
  }
  cell.from = from;
  cell.to = at;
  cell.isPlain = asks <= LOOK;
  cell.isLiteral = asks < ENTITY;
  cell.isClean = asks === 0 && bytes[from] !== SPACE && bytes[at - 1] !== SPACE;
  cell.shared = shared;
  return at;
};

const areDigits = (bytes: Uint8Array, { from, to }: TakenCell): boolean => {
  for (let at = from; at < to; at++) if (bytes[at]! < DIGIT_0 || bytes[at]! > DIGIT_0 + 9) return false;
  return true;
};

/**
 * Reads a whole cell that is written as almost all are, `<c r="A1" s="2" t="s"><v>7</v></c>`, from its `<` into `cell`; answers
 * where it ends, or `at` when it is incomplete or written in another way: with a formula, with a prefix, in runs.
 */
export const takeCell = (window: Window, at: number, cell: TakenCell): number => {
  const { bytes } = window;
  if (bytes[at + 1] !== C || bytes[at + 2] !== SPACE) return at;
  const tagEnd = takeTag(window, at + 2, cell);
  if (tagEnd < 0) return at;
  if (bytes[tagEnd] === SLASH) {
    cell.from = cell.to = 0;
    return bytes[tagEnd + 1] === GREATER ? tagEnd + 2 : at;
  }
  if (cell.type === INLINE_TYPE) {
    if (!isInline(bytes, tagEnd + 1)) return at;
    const end = takeValue(bytes, tagEnd + 1 + INLINE_LENGTH, cell);
    return isInlineEnd(bytes, end) ? end + INLINE_END_LENGTH : at;
  }
  if (!isValue(bytes, tagEnd + 1)) return at;
  const end = takeValue(bytes, tagEnd + 1 + VALUE_LENGTH, cell);
  if (cell.type === 's' && !areDigits(bytes, cell)) return at;
  return isValueEnd(bytes, end) ? end + VALUE_END_LENGTH : at;
};

/** Where the row ends that the cell at `at` belongs to, its last cell's tag being read into `cell`; `at` when that cannot be told. */
export const restOfRow = (window: Window, at: number, cell: TakenCell): number => {
  const { bytes } = window;
  if (bytes[at + 1] !== C || bytes[at + 2] !== SPACE) return at;
  const end = window.text.indexOf('</row>', at);
  if (end < 0) return at;
  const last = window.text.lastIndexOf('<c ', end);
  return last > at && takeTag(window, last + 2, cell) >= 0 && cell.column >= 0 ? end : at;
};
