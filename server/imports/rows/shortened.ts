/** The beginning of a text, of at most so many characters, that does not end within one. */
export const shortened = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
