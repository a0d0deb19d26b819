/**
 * Writes a header line and one line per row, values parted by tabs, null as the empty string. Throws on a value
 * that COPY would read as something else (tab, line break, backslash, double quote).
 */
export function toTsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => {
    if (row.length !== columns.length) throw new Error(`Row has ${row.length} values: ${row.join(' | ')}`);
    for (const value of row) {
      if (/[\t\r\n\\"]/.test(value)) throw new Error(`Value cannot stand in a TSV file: ${value}`);
    }
    return row.join('\t');
  });
  return `${[columns.join('\t'), ...lines].join('\n')}\n`;
}
