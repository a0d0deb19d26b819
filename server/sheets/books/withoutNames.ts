/** Letters of Latin-1 as HTML names them, from U+00A0 on. */
const NAMES =
  `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para
middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml
Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave
aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde
ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`.split(/\s/);

const FIRST = 0xa0;

const LETTERS: ReadonlyMap<string, string> = new Map([
  ...NAMES.map((name, at): [string, string] => [name, String.fromCodePoint(FIRST + at)]),
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bull', '•'],
  ['hellip', '…'],
  ['euro', '€'],
]);

const LAST = 0x10ffff;

/** What would be markup as a letter: SheetJS writes it out itself, after it has cut the tags away. */
const MARKUP: ReadonlyMap<number, string> = new Map([
  [38, '&amp;'],
  [60, '&lt;'],
  [62, '&gt;'],
]);

const letterOf = (code: number): string | undefined =>
  MARKUP.get(code) ?? (code >= 32 && code <= LAST ? String.fromCodePoint(code) : undefined);

/** The letters of a web page that are written by name or number as letters; those that would be markup stay as they are. */
export const withoutNames = (page: string): string =>
  page.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (all, decimal, hex, name) => {
    if (name) return LETTERS.get(name) ?? all;
    return letterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16)) ?? all;
  });
