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
  /** The column below whose value it stands in a table, where both are shown: a table of many columns keeps its page. */
  below?: string;
  /** Hidden until somebody asks for it. */
  hidden?: boolean;
  /** Where it stands on a card; `none` leaves it out. A deed stands at its foot without the label, which it bears itself. */
  cardRole?: 'title' | 'status' | 'fact' | 'deed' | 'none';
  /** False when the server's export does not know the column. */
  exportable?: boolean;
}

/** A column of a table with what stands below it. */
export interface TableColumn<Row> {
  column: Column<Row>;
  below: readonly Column<Row>[];
}

/** The columns of a table, those below another with it. */
export const tableColumns = <Row>(shown: readonly Column<Row>[]): TableColumn<Row>[] => {
  const isBelow = ({ below }: Column<Row>) => shown.some(({ field }) => field === below);
  return shown
    .filter((column) => !isBelow(column))
    .map((column) => ({ column, below: shown.filter(({ below }) => below === column.field) }));
};

/** The field's value as text, for columns without their own rendering. */
export const cellOf = <Row extends object>(column: Column<Row>, row: Row): ReactNode => {
  if (column.render) return column.render(row);
  const value: unknown = Object.entries(row).find(([field]) => field === column.field)?.[1];
  return value === null || value === undefined || value === '' ? '—' : String(value);
};
