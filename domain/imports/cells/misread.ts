/** Signs of Windows-1252 that are not where Latin-1 has them, by their byte from 0x80; a blank where there is none. */
const HIGH = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const BYTES = new Map([...HIGH].flatMap((sign, at) => (sign === ' ' ? [] : [[sign, 0x80 + at] as const])));

const byteOf = (sign: string): number => BYTES.get(sign) ?? sign.charCodeAt(0);

const FOLLOWING = `[\\u0080-\\u00BF${HIGH.replaceAll(' ', '')}]`;
// Letters of western Europe, and the signs of general punctuation and of currencies: others were hardly meant by such a pair. The last
// ones stand where a text was misread twice.
const PAIRS = new RegExp(`[ÂÃ]${FOLLOWING}|â[\\u0080€‚„]${FOLLOWING}|[ÅÆË]${FOLLOWING}`, 'g');
const OF_TWO_READINGS = /^[ÅÆË]/;

const decoder = new TextDecoder('utf-8', { fatal: true });

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
 * The text that was meant where UTF-8 was read as Windows-1252 or Latin-1 ("Ã±" for "ñ", "â‚±" for "₱"), be it twice; null for a
 * text in which nothing looks so.
 */
export function readMisread(text: string): string | null {
  let meant = text;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const next = once(meant);
    if (next === meant) break;
    meant = next;
  }
  return meant === text ? null : meant;
}
