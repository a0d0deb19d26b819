/** Members of the longest list that a cell may hold; each is looked up by itself. */
export const MOST_MEMBERS = 1_000;

/** The members of a list as a cell of the type `list` is read: one a line. */
export function listItems(text: string | null): string[] {
  return text === null ? [] : text.split('\n');
}

// Of lists with a member a line, and commas besides.
const STRAY = /[\s,]/;
const withoutStray = (item: string): string => {
  let [start, end] = [0, item.length];
  while (start < end && STRAY.test(item.charAt(start))) start += 1;
  while (end > start && STRAY.test(item.charAt(end - 1))) end -= 1;
  return item.slice(start, end);
};

/** The members of a list as people type it, each once: parted by semicolons, bars or lines, without any by commas. */
export function typedItems(text: string): string[] {
  const parted = /[;|\n]/.test(text) ? text.split(/[;|\n]/) : text.split(',');
  return [...new Set(parted.map(withoutStray).filter((item) => item !== ''))];
}
