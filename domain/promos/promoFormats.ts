import { groupedDigits } from '../formats/trimmedEnd.ts';
import { formatMoney, parseMoney } from '../money.ts';

/** The most characters of a promo's description. */
export const MAX_DESCRIPTION = 400;

/** The most that is taken of a description before it is cut. */
export const MAX_DESCRIPTION_SENT = 4000;

/** A description cut to 400 characters; a character of two units is never halved. */
export function cutDescription(text: string): string {
  return [...text].slice(0, MAX_DESCRIPTION).join('');
}

/** How many characters a description has, as people count them. */
export const descriptionLength = (text: string): number => [...text].length;

/** What a promo asks to be spent when nothing is said, in pesos. */
export const MIN_AMOUNT_DEFAULT = '0.00';

const grouped = (decimal: string): string => {
  const [pesos = '', cents = ''] = decimal.split('.');
  const sign = pesos.startsWith('-') ? '-' : '';
  return `${sign}${groupedDigits(pesos.slice(sign.length))}.${cents}`;
};

/** Pesos (a decimal string or a number, at most two places) with two places and thousands separators, "1,234.50"; what is no amount comes back as it was. */
export function formatMinAmount(pesos: string | number): string {
  const centavos = parseMoney(pesos);
  return centavos === null ? String(pesos) : grouped(formatMoney(centavos));
}

/** A rate in percent in the format 0,0.00, without a sign, "12.50"; what is no rate comes back as it was. */
export function formatDiscountRate(percent: string | number): string {
  return formatMinAmount(percent);
}
