/** A text without those of the given characters that stand at its end. A pattern with `+$` would try each run of them from every place. */
export function trimmedEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** A text without those of the given characters that stand at its beginning. */
export function trimmedStart(text: string, characters: string): string {
  let start = 0;
  while (start < text.length && characters.includes(text.charAt(start))) start += 1;
  return text.slice(start);
}

/** A decimal without needless zeros behind its point: "12.500" is "12.5", "12.00" is "12". */
export function withoutEndZeros(decimal: string): string {
  return decimal.includes('.') ? trimmedEnd(trimmedEnd(decimal, '0'), '.') : decimal;
}

/** Digits with a comma before every three of them, from the right: "1234567" is "1,234,567". */
export function groupedDigits(digits: string): string {
  const first = digits.length % 3;
  const groups = first ? [digits.slice(0, first)] : [];
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups.join(',');
}
