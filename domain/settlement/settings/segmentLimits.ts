import { centavosOf, formatMoney } from '../../money.ts';
import type { Sentence } from '../../sentence.ts';

/** Above so many pesos a payment of a store is held, unless a setting says otherwise. */
const STORE_PAYMENT_LIMIT = '500000.00';
const CENTAVOS = centavosOf(STORE_PAYMENT_LIMIT) ?? 0n;

/** What a computation says of the limits of stores: one for all, and those of segments, one a line, as `Furniture: 250000.00`. */
export interface StoreLimits {
  storePaymentLimit?: string;
  segmentLimits?: string | null;
}

const keyOf = (segment: string): string => segment.trim().toLowerCase();

interface SegmentLimit {
  segment: string;
  /** Centavos. */
  limit: bigint;
}

const readLine = (line: string): SegmentLimit | null => {
  const at = line.lastIndexOf(':');
  const segment = line.slice(0, Math.max(at, 0)).trim();
  const limit = centavosOf(
    line
      .slice(at + 1)
      .trim()
      .replaceAll(',', ''),
  );
  return segment && limit !== null && limit > 0n ? { segment, limit } : null;
};

/** Returns the limits of segments by their names, or the first line that is none or names a segment twice. */
export function readSegmentLimits(text: string): { limits: SegmentLimit[] } | { wrong: string } {
  const limits: SegmentLimit[] = [];
  for (const line of text.split('\n').filter((one) => one.trim())) {
    const read = readLine(line);
    if (!read || limits.some(({ segment }) => keyOf(segment) === keyOf(read.segment)))
      return { wrong: line.trim() };
    limits.push(read);
  }
  return { limits };
}

/** The same text with its amounts in full, `Furniture: 250000.00`; what cannot be read stays as it is. */
export function plainSegmentLimits(text: string): string {
  const read = readSegmentLimits(text);
  if ('wrong' in read) return text;
  return read.limits.map(({ segment, limit }) => `${segment}: ${formatMoney(limit)}`).join('\n');
}

/** What is said of a line that is no limit of a segment. */
export function segmentLimitMistake(line: string): Sentence {
  return {
    en: `Write each segment once, with its limit, like "Furniture: 250000.00": not "${line}"`,
    fil: `Isulat ang bawat segment nang isang beses, kasama ang limit, gaya ng "Furniture: 250000.00": hindi "${line}"`,
  };
}

/** The most of one payment of a store of a segment, in centavos: the segment's limit, else the one for all. */
export function storeLimitOf(
  { storePaymentLimit, segmentLimits }: StoreLimits,
  segment: string | null,
): bigint {
  const read = readSegmentLimits(segmentLimits ?? '');
  const own =
    'limits' in read && segment !== null && read.limits.find((one) => keyOf(one.segment) === keyOf(segment));
  if (own) return own.limit;
  return (storePaymentLimit === undefined ? null : centavosOf(storePaymentLimit)) ?? CENTAVOS;
}
