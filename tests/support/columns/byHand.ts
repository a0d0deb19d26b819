/** Finds the columns that statements of the server name by hand, in the text of a file. */

/** Comments blanked out. */
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, ' ').replaceAll(/(^|\s)\/\/.*$/gm, '$1');

const PLAIN = /(?<![\w.:)\]}'"$-])((?:\w+\.)?[A-Za-z_]\w*)(?:::\w+)? [aA][sS] "(\w*[a-z][A-Z]\w*)"/g;
/** What stands before `as` and is no column. */
const NO_COLUMN = new Set(['true', 'false', 'null', 'end']);

/** The plain columns that are read under another name of a type: `p.hsis_code as "hsisCode"`. */
export const renamedIn = (text: string): string[] =>
  [...withoutComments(text).matchAll(PLAIN)].flatMap(([whole, column = '']) =>
    NO_COLUMN.has(column.toLowerCase()) ? [] : [whole],
  );

/** The text up to where the bracket that was opened before it is closed, and no further than a `stop` outside of brackets. */
const upTo = (text: string, stop = /^\)/): string => {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (depth === 0 && stop.test(text.slice(at, at + 12))) return text.slice(0, at);
    if ('({['.includes(text[at] ?? '')) depth += 1;
    if (')}]'.includes(text[at] ?? '')) depth -= 1;
  }
  return text;
};

/** What is written of a list without the parts that definitions give, cut at its commas. */
const parts = (list: string): string[] => {
  let depth = 0;
  const cut = [...list.replaceAll('${', '{')].map((char) => {
    if ('({'.includes(char)) depth += 1;
    if (')}'.includes(char)) depth -= 1;
    return char === ',' && depth === 0 ? '\n' : char;
  });
  return cut
    .join('')
    .split('\n')
    .map((part) => part.trim());
};

const INSERT = /\binsert into (\w+|\$\{[^}]*\})(?: (?:as )?\w+)? \(/gi;
const UPDATE = /\b(?:update (\w+|\$\{[^}]*\})(?: (?:as )?(?!set\b)\w+)?|do update) set /gi;
const END = /^(?:\s(?:where|from|returning)\s|`|'?;)/i;

/** The columns that statements insert or update by their names, as `table.column`. */
export const writtenIn = (source: string): string[] => {
  const text = withoutComments(source);
  const inserts = [...text.matchAll(INSERT)].map((match) => ({
    table: match[1] ?? '',
    at: match.index,
    columns: parts(upTo(text.slice(match.index + match[0].length))),
  }));
  const updates = [...text.matchAll(UPDATE)].map((match) => ({
    table: match[1] ?? inserts.findLast(({ at }) => at < match.index)?.table ?? '',
    at: match.index,
    columns: parts(upTo(text.slice(match.index + match[0].length), END)).map(
      (assignment) => /^(\w+) = /.exec(assignment)?.[1] ?? '',
    ),
  }));
  return [...inserts, ...updates].flatMap(({ table, columns }) =>
    columns.filter((column) => /^\w+$/.test(column)).map((column) => `${table}.${column}`),
  );
};
