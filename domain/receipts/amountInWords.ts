/** So many digits before the point can be written out. */
const MOST_DIGITS = 15;
const AMOUNT = /^(\d+)(?:\.(\d{1,2}))?$/;

const TO_NINETEEN = [
  ...['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  ...['Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const GROUPS = ['', ' Thousand', ' Million', ' Billion', ' Trillion'];

const belowHundred = (n: number): string => {
  if (n < 20) return TO_NINETEEN[n] ?? '';
  const [tens = '', rest] = [TENS[Math.floor(n / 10)], n % 10];
  return rest === 0 ? tens : `${tens}-${TO_NINETEEN[rest]}`;
};

const belowThousand = (n: number): string => {
  const [hundreds, rest] = [Math.floor(n / 100), n % 100];
  if (hundreds === 0) return belowHundred(rest);
  return `${TO_NINETEEN[hundreds]} Hundred${rest === 0 ? '' : ` ${belowHundred(rest)}`}`;
};

/** Digits without leading zeros, written out by groups of three. */
const wholeInWords = (digits: string): string => {
  if (digits === '0') return 'Zero';
  const groups = digits.padStart(MOST_DIGITS, '0').match(/\d{3}/g) ?? [];
  return groups
    .map((group, at) => [Number(group), GROUPS[groups.length - 1 - at]] as const)
    .filter(([n]) => n > 0)
    .map(([n, name]) => `${belowThousand(n)}${name}`)
    .join(' ');
};

const counted = (words: string, one: string): string => `${words} ${words === 'One' ? one : `${one}s`}`;

/**
 * Pesos as a receipt writes them out, "One Thousand Pesos and Fifty Centavos", from their digits alone and never by a fraction of a
 * number. "N/A" for what is no amount of zero or more with at most two decimals, "too big" for more than 15 digits before the point.
 */
export function amountInWords(pesos: unknown): string {
  if (typeof pesos === 'number' && Number.isFinite(pesos) && pesos >= 1e21) return 'too big';
  const isText = typeof pesos === 'string' || typeof pesos === 'number';
  const [, whole, decimals = ''] = (isText && AMOUNT.exec(String(pesos))) || [];
  if (whole === undefined) return 'N/A';
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (digits.length > MOST_DIGITS) return 'too big';
  const amount = counted(wholeInWords(digits), 'Peso');
  const centavos = Number(decimals.padEnd(2, '0'));
  return centavos === 0 ? amount : `${amount} and ${counted(belowHundred(centavos), 'Centavo')}`;
}
