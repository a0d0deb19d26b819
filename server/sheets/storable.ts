/** A sign that is no character, and that a database keeps. */
const NO_CHARACTER = '\uFFFF';
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * A text as PostgreSQL can keep it: in place of a zero byte or of half a character stands U+FFFF, of which whoever reads the cell
 * tells as of any control character.
 */
export const storable = (text: string): string =>
  text.isWellFormed() && !text.includes('\0') ? text : text.replace(UNSTORABLE, NO_CHARACTER);
