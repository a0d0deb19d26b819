/** A section of a number format, taken apart. */
export interface Mask {
  /** Texts around the number. */
  before: string;
  after: string;
  /** Before and after the point: `0`, `#` or `?` is the place of a digit; a text between places begins with a quote. */
  whole: string[];
  part: string[];
  hasPoint: boolean;
  groups: boolean;
  percents: number;
  /** How often the number is divided by a thousand. */
  thousands: number;
  /** A negative number gets its minus here; a section of its own shows it in its own way. */
  signed: boolean;
  /** Whether it is as `0.00` or `#,##0.00`: one digit before the point at least, a fixed number after it, nothing else. */
  isSimple: boolean;
}

const SECTION = /((?:"[^"]*"|\\.|\[[^[\]]*\]|[^;"\\[])*)(?:;|$)/gy;
const TOKENS = /"([^"]*)"|\\(.)|[_*](.)|\[\$([^[\]-]*)(?:-[^[\]]*)?\]|\[([^[\]]*)\]|([0#?]+)|([\s\S])/g;
const CONDITION = /^[<>=]/;

const sectionsOf = (code: string): string[] => {
  const sections = [...code.matchAll(SECTION)].map(([, section = '']) => section);
  return code.endsWith(';') ? sections : sections.slice(0, Math.max(1, code.split(';').length));
};

const sectionFor = (code: string, value: number): { section: string; signed: boolean } => {
  const [positive = '', negative, zero] = sectionsOf(code);
  if (value < 0 && negative !== undefined && negative !== '') return { section: negative, signed: false };
  if (value === 0 && zero !== undefined && zero !== '') return { section: zero, signed: true };
  return { section: positive, signed: true };
};

const readMask = (code: string, value: number): Mask | null => {
  const { section, signed } = sectionFor(code, value);
  const list: string[] = [];
  for (const [all, quoted, escaped, space, money, other, places, sign] of section.matchAll(TOKENS)) {
    if (places !== undefined) list.push(...places);
    else if (quoted !== undefined || escaped !== undefined || money !== undefined) {
      // A tag of a language alone, `[$-409]`, shows nothing.
      const text = quoted ?? escaped ?? money;
      if (text) list.push(`"${text}`);
    } else if (other !== undefined && CONDITION.test(other)) return null;
    else if (sign === '/' || sign === '@' || (sign && /[EeGg]/.test(sign))) return null;
    else if (sign === ',' || sign === '.') list.push(`${sign}${sign}`);
    else if (space === undefined && other === undefined) list.push(`"${all}`);
  }
  return laidOut(list, signed);
};

const isPlace = (token: string) => token.length === 1;
const textOf = (tokens: readonly string[]) =>
  tokens.map((token) => (token.startsWith('"') ? token.slice(1) : '')).join('');

const isSimple = ({ before, after, whole, part, hasPoint, percents, thousands }: Omit<Mask, 'isSimple'>) =>
  /^#*0$/.test(whole.join('')) &&
  part.every((sign) => sign === '0') &&
  hasPoint === part.length > 0 &&
  !before &&
  !after &&
  percents === 0 &&
  thousands === 0;

const laidOut = (list: readonly string[], signed: boolean): Mask | null => {
  // A section of texts alone shows no digit at all.
  const first = list.some(isPlace) ? list.findIndex(isPlace) : list.length;
  const last = list.some(isPlace) ? list.findLastIndex(isPlace) : list.length - 1;
  const percents = list.filter((token) => token === '"%').length;
  if (!list.length) return null;
  const end = list.findIndex((token, at) => at > last && token !== ',,');
  const tail = end < 0 ? [] : list.slice(end);
  const point = list.indexOf('..');
  const wholeEnd = point < 0 || point > last ? last + 1 : point;
  const inWhole = list.slice(first, Math.max(first, wholeEnd));
  const mask = {
    before: textOf(list.slice(0, Math.min(first, wholeEnd))),
    after: textOf(tail),
    whole: inWhole.filter((token) => token !== ',,'),
    part: point < 0 || point > last ? [] : list.slice(point + 1, last + 1),
    hasPoint: point >= 0,
    groups: inWhole.includes(',,'),
    percents,
    thousands: (end < 0 ? list.length : end) - last - 1,
    signed,
  };
  return { ...mask, isSimple: isSimple(mask) };
};

const MOST_REMEMBERED = 1_000;
/** By code: the masks of negative numbers, of zero and of positive ones. */
const remembered = new Map<string, (Mask | null | undefined)[]>();

/** The part of a number format that shows this value, taken apart; null when it is of a kind that is not laid out here. */
export const maskOf = (code: string, value: number): Mask | null => {
  let masks = remembered.get(code);
  if (!masks) {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    masks = [undefined, undefined, undefined];
    remembered.set(code, masks);
  }
  const sign = value < 0 ? 0 : value === 0 ? 1 : 2;
  const known = masks[sign];
  if (known !== undefined) return known;
  const mask = readMask(code, value);
  masks[sign] = mask;
  return mask;
};
