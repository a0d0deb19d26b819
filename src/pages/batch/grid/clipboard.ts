import type { Block, Bounds, Place } from './selection.ts';

/** Reads a block of cells as spreadsheets copy it: tabs and lines, texts with either in quotes with quotes doubled. */
export const readBlock = (text: string): string[][] => {
  const rows: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(cells);
    cells = [];
  };
  const plain = text.replace(/\r\n?/g, '\n');
  for (let i = 0; i < plain.length; i += 1) {
    const sign = plain[i] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (plain[i + 1] === '"') {
        cell += '"';
        i += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === '\t') endCell();
    else if (sign === '\n') endRow();
    else cell += sign;
  }
  // The last line of a copied block ends with a line break of its own.
  if (cell !== '' || cells.length > 0 || rows.length === 0) endRow();
  return rows;
};

const quoted = (text: string): string => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Writes a block of cells as spreadsheets read it. */
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(quoted).join('\t')).join('\n');

/** Where the texts of a pasted block go. */
export interface Pasted {
  cells: (Place & { text: string })[];
  /** Rows and columns of the block that the grid has no room for. */
  isCut: boolean;
}

/** Lays a block upon the grid: one text fills the whole selection, a larger block begins at its upper left corner. */
export const layBlock = (
  block: readonly (readonly string[])[],
  on: Block,
  { rows, cols }: Bounds,
): Pasted => {
  const only = block.length === 1 && block[0]?.length === 1 ? block[0][0] : undefined;
  const height = only === undefined ? block.length : on.bottom - on.top + 1;
  const width = only === undefined ? Math.max(...block.map((line) => line.length)) : on.right - on.left + 1;
  const cells: Pasted['cells'] = [];
  for (let down = 0; down < Math.min(height, rows - on.top); down += 1)
    for (let right = 0; right < Math.min(width, cols - on.left); right += 1) {
      const text = only ?? block[down]?.[right];
      if (text !== undefined) cells.push({ row: on.top + down, col: on.left + right, text });
    }
  return { cells, isCut: height > rows - on.top || width > cols - on.left };
};
