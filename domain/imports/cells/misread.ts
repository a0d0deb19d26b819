/** Signs of Windows-1252 that are not where Latin-1 has them, by their byte from 0x80; a blank where there is none. */
const HIGH = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const BYTES = new Map([...HIGH].flatMap((sign, at) => (sign === ' ' ? [] : [[sign, 0x80 + at] as const])));

const byteOf = (sign: string): number => BYTES.get(sign) ?? sign.charCodeAt(0);

const FOLLOWING = '[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
// Letters of western Europe, and the signs of general punctuation and of currencies: others were hardly meant by such a pair. The last
// ones stand where a text was misread twice.
const PAIRS = new RegExp(`[ÂÃ]${FOLLOWING}|â[\\u0080€‚„]${FOLLOWING}|[ÅÆË]${FOLLOWING}`, 'g');
const OF_TWO_READINGS = /^[ÅÆË]/;

const decoder = new TextDecoder('utf-8', { fatal: true });

const MAC = new Map(
  [...new TextDecoder('macintosh').decode(Uint8Array.from({ length: 128 }, (_, at) => 0x80 + at))].map(
    (sign, at) => [sign, 0x80 + at] as const,
  ),
);
// As above, where the reader took the bytes for a Mac's: √ begins the letters, ‚Ä the punctuation, ‚Ç the currencies.
const MAC_PAIRS = /(?:√|‚[ÄÇ])[^\p{ASCII}√‚]/gu;
/** The first byte that begins a character, of those that are not ASCII. */
const BEGINS = 0xc0;
const MEANT_BY_MAC = /^[\p{L}–—‘’“”•…₱€]$/u;

/** What was meant by signs that a Mac's letters made of UTF-8; what would be no letter, quote or currency stays. */
const onceByMac = (text: string): string =>
  text.replace(MAC_PAIRS, (signs) => {
    if ((MAC.get([...signs].at(-1) ?? '') ?? BEGINS) >= BEGINS) return signs;
    try {
      const sign = decoder.decode(Uint8Array.from([...signs], (one) => MAC.get(one) ?? 0));
      return MEANT_BY_MAC.test(sign) ? sign : signs;
    } catch {
      return signs;
    }
  });

const once = (text: string): string =>
  text.replace(PAIRS, (pair) => {
    try {
      const sign = decoder.decode(Uint8Array.from([...pair], byteOf));
      return OF_TWO_READINGS.test(pair) && !BYTES.has(sign) ? pair : sign;
    } catch {
      return pair;
    }
  });

/** How often a text may have been misread, one time upon the other. */
const DEEPEST = 3;

/**
 * The text that was meant where UTF-8 was read as Windows-1252, Latin-1 or Mac Roman ("Ã±" or "√±" for "ñ", "â‚±" or "‚Ç±" for "₱"),
 * be it twice; null for a text in which nothing looks so.
 */
export function readMisread(text: string): string | null {
  let meant = text;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const next = onceByMac(once(meant));
    if (next === meant) break;
    meant = next;
  }
  return meant === text ? null : meant;
}
