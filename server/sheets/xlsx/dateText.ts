const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const TOKENS = /"([^"]*)"|\\(.)|_.|\*.|\[([hms])+\]|\[[^[\]]*\]|AM\/PM|A\/P|y+|m+|d+|h+|s+|\.0+|./gi;

/** What ends a part of a number format in which a semicolon is none. */
const CLOSED_BY: Readonly<Record<string, string>> = { '"': '"', '[': ']' };

/** The first part of a number format, for positive numbers. */
const firstSection = (code: string): string => {
  let at = 0;
  for (; at < code.length && code[at] !== ';'; at += 1) {
    const close = CLOSED_BY[code[at] ?? ''];
    if (code[at] === '\\') at += 1;
    else if (close) at = Math.max(at, code.indexOf(close, at + 1));
  }
  return code.slice(0, at);
};

/** Whether a number format shows a date or a time of day. */
export const isDateFormat = (code: string): boolean => {
  if (/^general$/i.test(code.trim())) return false;
  const signs = firstSection(code).replace(/"[^"]*"|\\.|_.|\*.|\[(?![hms]+\])[^[\]]*\]|E[+-]/gi, '');
  return /[ymdhs]/i.test(signs) && !/[0#?]/.test(signs.replace(/s\.0+/gi, ''));
};

/** Whether a format counts hours, minutes or seconds on beyond a day. */
export const isElapsed = (code: string): boolean =>
  /\[[hms]+\]/i.test(firstSection(code).replace(/"[^"]*"/g, ''));

const pad = (value: number, width: number) => String(value).padStart(width, '0');

const dayPart = (at: Date, sign: string, width: number): string => {
  if (sign === 'y') return width > 2 ? String(at.getUTCFullYear()) : pad(at.getUTCFullYear() % 100, 2);
  if (sign === 'd') {
    const name = DAYS[at.getUTCDay()] ?? '';
    if (width > 2) return width === 3 ? name.slice(0, 3) : name;
    return pad(at.getUTCDate(), width);
  }
  const name = MONTHS[at.getUTCMonth()] ?? '';
  if (width > 2) return width === 3 ? name.slice(0, 3) : width === 5 ? name.slice(0, 1) : name;
  return pad(at.getUTCMonth() + 1, width);
};

/** An `m` counts minutes after hours or before seconds, else months. */
const isMinute = (tokens: readonly string[], index: number): boolean => {
  const signs = (list: readonly string[]) =>
    list.map((token) => token.replace(/[[\]]/g, '')[0]?.toLowerCase() ?? '');
  const before = signs(tokens.slice(0, index))
    .filter((sign) => 'ymdhs'.includes(sign))
    .at(-1);
  const after = signs(tokens.slice(index + 1)).find((sign) => 'ymdhs'.includes(sign));
  return before === 'h' || after === 's';
};

/** A moment as a person sees it under a date format; its clock is that of UTC. `days` is its serial, for elapsed time. */
export const dateText = (at: Date, code: string, days: number): string => {
  const tokens = firstSection(code).match(TOKENS) ?? [];
  const isHalfDay = tokens.some((token) => /^(?:AM\/PM|A\/P)$/i.test(token));
  const hours = at.getUTCHours();
  const seconds = Math.round(days * 86_400);
  const shown = tokens.map((token, index) => {
    const sign = token[0]?.toLowerCase() ?? '';
    if (sign === '"') return token.slice(1, -1);
    if (sign === '\\') return token.slice(1);
    if (sign === '_' || sign === '*') return '';
    if (sign === '[') {
      const unit = /^\[(h|m|s)\1*\]$/i.exec(token)?.[1]?.toLowerCase();
      const count = unit && Math.floor(seconds / { h: 3600, m: 60, s: 1 }[unit as 'h' | 'm' | 's']);
      return unit ? pad(Number(count), token.length - 2) : '';
    }
    if (/^a\/?p|^am\/pm$/i.test(token)) {
      const half = hours < 12 ? 'AM' : 'PM';
      return token.length > 3 ? half : half.slice(0, 1);
    }
    if (sign === 'h') return pad(isHalfDay ? hours % 12 || 12 : hours, token.length);
    if (sign === 's') return pad(at.getUTCSeconds(), token.length);
    if (sign === 'm' && isMinute(tokens, index)) return pad(at.getUTCMinutes(), token.length);
    if ('ymd'.includes(sign)) return dayPart(at, sign, token.length);
    return /^\.0+$/.test(token) ? token : token === '@' ? '' : token;
  });
  return shown.join('');
};
