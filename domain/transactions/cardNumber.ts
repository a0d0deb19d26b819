/** Stands for a digit of a card's number that is not kept. */
const HIDDEN = '•';

/** Whether something of a text is not kept. */
export const isHidden = (text: string): boolean => text.includes(HIDDEN);

const hide = (text: string): string => text.replace(/\d/g, HIDDEN);

/** The text with all digits hidden but the last so many. */
const hideBut = (text: string, shown: number): string => {
  let seen = (text.match(/\d/g) ?? []).length;
  return text.replace(/\d/g, (digit) => {
    seen -= 1;
    return seen >= shown ? HIDDEN : digit;
  });
};

const isLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

// Of the networks: 2 to 6 in front, 13 to 19 digits.
const isOfNetwork = (digits: string): boolean => /^[2-6]\d{12,18}$/.test(digits);

interface Group {
  from: number;
  to: number;
}

const groupsOf = (text: string): Group[] =>
  [...text.matchAll(/\d+/g)].map(({ index, 0: digits }) => ({ from: index, to: index + digits.length }));

/** Where the number that begins with a group ends; null where none does. Digits may stand apart by one blank or dash. */
const endOfCard = (text: string, groups: readonly Group[], first: number): number | null => {
  let digits = '';
  for (let at = first; at < groups.length; at += 1) {
    const { from, to } = groups[at] as Group;
    const before = groups[at - 1];
    if (at > first && !(before && /^[ -]$/.test(text.slice(before.to, from)))) return null;
    digits += text.slice(from, to);
    if (digits.length > 19) return null;
    if (isOfNetwork(digits) && isLuhn(digits)) return to;
  }
  return null;
};

/** A text in which of numbers of cards the last four digits are left, wherever they stand; any other text as it is. */
export function withoutCardNumbers(text: string): string {
  const groups = groupsOf(text);
  let kept = text;
  groups.forEach(({ from }, first) => {
    const end = endOfCard(text, groups, first);
    if (end !== null) kept = kept.slice(0, from) + hideBut(text.slice(from, end), 4) + kept.slice(end);
  });
  return kept;
}

/** What is kept of a cell with a card's number: four digits as they are, of more the last four. */
export function keptOfCard(text: string): string {
  if (/\de\+?\d+$/i.test(text)) return hide(text);
  return hideBut(text, 4);
}

/** What is kept of a number that a spreadsheet rounded: nobody can say whether it was a card's, so none of its digits. */
export function keptOfRounded(text: string): string {
  return /^[2-6]\d{15,18}$/.test(text) ? hide(text) : text;
}
