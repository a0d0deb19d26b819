const LENGTHS: ReadonlySet<number> = new Set([9, 12, 15]);

/** A tax ID without its dashes, as it is stored and sent. */
export function normalizeTin(tin: string): string {
  return tin.replaceAll('-', '');
}

/** Whether a tax ID, dashes aside, is exactly 9, 12 or 15 digits. */
export function isValidTin(tin: string): boolean {
  const digits = normalizeTin(tin);
  return /^[0-9]+$/.test(digits) && LENGTHS.has(digits.length);
}

/** A tax ID in groups of three digits, 123-456-789; anything that is not digits and dashes is shown as it came. */
export function formatTin(tin: string): string {
  const digits = normalizeTin(tin);
  return /^[0-9]+$/.test(digits) ? (digits.match(/\d{1,3}/g) ?? []).join('-') : tin;
}

const ROOT = 9;

/** A whole tax ID in the other ways in which it may be stored: its branch with 3 or 6 digits, the head office without one. */
export function tinSpellings(digits: string): string[] {
  const branch = digits.slice(ROOT);
  if (branch !== '' && branch.length < 3) return [];
  const root = digits.slice(0, ROOT);
  if (root.length < ROOT) return [];
  const number = branch.replace(/^0+/, '');
  const short = number.length <= 3 ? [root + number.padStart(3, '0')] : [];
  const head = number === '' ? [root] : [];
  return [...head, ...short, root + number.padStart(6, '0')].filter((spelling) => spelling !== digits);
}
