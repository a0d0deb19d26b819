import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import pg from 'pg';
import { expect } from 'vitest';
import { utils, write } from 'xlsx';
import type { Portal } from '#tests/support/portal/portal.tsx';
import { COLUMN, type importBench, PARTNER_HEADER } from './importBench.ts';

const PAGE = '/batch-processing/partner';

/** Lines of partners as a csv with its headers. */
export const partnerCsv = (...lines: string[]): string => [PARTNER_HEADER, ...lines].join('\n');

/** Lines of texts as a workbook: sheets by name, hidden rows by their number from 1. */
export const workbookOf = (
  sheets: Readonly<Record<string, readonly string[]>>,
  hidden: readonly number[] = [],
): Uint8Array<ArrayBuffer> => {
  const book = utils.book_new();
  for (const [name, lines] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(lines.map((line) => line.split(',')));
    sheet['!rows'] = lines.map((_, at) => ({ hidden: hidden.includes(at + 1) }));
    utils.book_append_sheet(book, sheet, name);
  }
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }));
};

/** The sheet on the screen. */
export const grid = () => screen.findByRole('grid');

/** The cell of a row, as the spreadsheet counts, and a field. */
export const cell = async (row: number, field: string): Promise<HTMLElement> => {
  // On its way from one tab to another the grid is another one.
  const line = (await screen.findByRole('rowheader', { name: new RegExp(`(?<!\\d)${row}$`) })).closest('tr');
  const header = PARTNER_HEADER.split(',')[COLUMN[field] ?? 0] ?? '';
  const heads = within(await grid())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  const found = line?.children[heads.indexOf(header)];
  if (!(found instanceof HTMLElement)) throw new Error(`no cell ${row} ${field}`);
  return found;
};

/** Chooses a cell as the mouse does. */
export const chooseCell = async (row: number, field: string): Promise<HTMLElement> => {
  const found = await cell(row, field);
  fireEvent.mouseDown(found);
  found.focus();
  await waitFor(() => expect(found.getAttribute('aria-selected')).toBe('true'));
  return found;
};

/** Takes a change of so many cells as its preview shows it. */
export const confirmChange = async (cells: number): Promise<void> => {
  const dialog = await screen.findByRole('dialog');
  const name = `Change ${cells} ${cells === 1 ? 'cell' : 'cells'}`;
  fireEvent.click(await within(dialog).findByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

/** Begins to type in a cell, and leaves the text in its field. */
export const typeInCell = async (row: number, field: string, text: string): Promise<HTMLElement> => {
  const found = await chooseCell(row, field);
  fireEvent.keyDown(found, { key: text[0] });
  const input = await within(found).findByRole('textbox');
  fireEvent.change(input, { target: { value: text } });
  return input;
};

/** The tab of rows in one state, with how many there are. */
export const tab = (name: string, rows: number) => screen.findByRole('link', { name: `${name} ${rows}` });

/** What the button says by which rows go to a second person. */
export const askName = (rows: number): string =>
  `Have ${rows.toLocaleString('en-US')} row${rows === 1 ? '' : 's'} confirmed`;

/** Opens imports on their page. */
export const importPage = (portal: Portal, bench: ReturnType<typeof importBench>, as: string) => {
  const show = (id: string) => portal.show(`${PAGE}?import=${id}`, { as });
  return {
    show,
    /** Has a second person confirm an import, and the page look at it again. */
    confirmed: async (id: string): Promise<void> => {
      await bench.confirmWaiting(id);
      fireEvent(document, new Event('visibilitychange'));
    },
    /** An import of this file on its page, checked; answers its id. */
    open: async (name: string, content: string | Uint8Array<ArrayBuffer>): Promise<string> => {
      const { body } = await bench.upload('partner', name, content);
      await bench.settled(body.data.id);
      await show(body.data.id);
      return body.data.id;
    },
    /** Keeps a step from getting past one row, as somebody else's transaction would; answers how to let it go on. */
    holdRow: async (id: string, row: number): Promise<() => Promise<void>> => {
      const client = new pg.Client({ connectionString: portal.app.migratorUrl });
      await client.connect();
      await client.query('begin');
      await client.query('select from import_verdict where import_id = $1 and row_no = $2 for update', [
        id,
        row,
      ]);
      return () => client.end();
    },
  };
};
