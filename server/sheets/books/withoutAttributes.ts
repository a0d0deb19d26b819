const SPANS = /\b(?:col|row)span\s*=\s*["']?\d{1,3}\b["']?/gi;

const TAG = /<(table|t[dhr])\b((?:[^"'<>]|"[^"]*"|'[^']*')*)>/gi;

/** The tags of tables without their attributes, in which `>` may stand; only how many columns and rows a cell takes is kept. */
export const withoutAttributes = (page: string): string =>
  page.replace(TAG, (_, name: string, attributes: string) =>
    ['<', [name, ...(attributes.match(SPANS) ?? [])].join(' '), '>'].join(''),
  );
