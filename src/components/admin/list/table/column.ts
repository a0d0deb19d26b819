import type { ReactNode } from 'react';

/** One column of a list. It makes a table column on wide screens and a line of the card on narrow ones. */
export interface Column<Row> {
  /** Field of the row; also its name in an export. */
  field: string;
  /** Translation key of the head. */
  label: string;
  /** Without it the field's value is shown as it is. */
  render?(row: Row): ReactNode;
  /** What stands behind the link of a row's first cell. */
  note?(row: Row): ReactNode;
  /** Whether the server sorts by this field. */
  sortable?: boolean;
  /** Numbers stand at the end, in one line. */
  align?: 'start' | 'end';
  /** A code or reference, which is read as one and never broken into lines. */
  isCode?: boolean;
  width?: number | string;
  /** False for a column that must stay, the first one always stays. */
  hideable?: boolean;
  /** Hidden until somebody asks for it. */
  hidden?: boolean;
  /** Where it stands on a card; `none` leaves it out. A deed stands at its foot without the label, which it bears itself. */
  cardRole?: 'title' | 'status' | 'fact' | 'deed' | 'none';
  /** False when the server's export does not know the column. */
  exportable?: boolean;
}

/** The field's value as text, for columns without their own rendering. */
export const cellOf = <Row extends object>(column: Column<Row>, row: Row): ReactNode => {
  if (column.render) return column.render(row);
  const value: unknown = Object.entries(row).find(([field]) => field === column.field)?.[1];
  return value === null || value === undefined || value === '' ? '—' : String(value);
};
