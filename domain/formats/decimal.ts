const GROUPED = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/;
const WITH_COMMA = /^(-?)(\d+|\d{1,3}(?:\.\d{3})+),(\d{1,2}|(?<=^-?0,)\d{3})$/;

/** A number in plain decimal notation without thousands separators, null when it is none: they part groups of three digits only. */
export function ungroupedDecimal(text: string): string | null {
  return GROUPED.test(text) ? text.replaceAll(',', '') : null;
}

/** Whether a text is a plain decimal with so many digits before its point at most and two behind it, as amounts and rates are. */
export function isDecimal(text: string, wholeDigits: number): boolean {
  const [, whole] = /^(\d+)(?:\.\d{1,2})?$/.exec(text) ?? [];
  return whole !== undefined && whole.length <= wholeDigits;
}

/** A number with a comma for its decimals (12,50 or 1.234,50) as it is written with a point; null when it is none of those. */
export function decimalWithPoint(text: string): string | null {
  const [, sign = '', whole, decimals] = WITH_COMMA.exec(text) ?? [];
  return whole === undefined ? null : `${sign}${whole.replaceAll('.', '')}.${decimals}`;
}
