import type { ReactNode } from 'react';
import { type FirstRows as FirstList, fillPath } from '#domain/pages/page.ts';
import type { ListRow } from '../../providers/firstList/firstLook.ts';
import { Bar } from './Bar.tsx';

const LINES = Array.from({ length: 12 }, (_, at) => at);
/** As much as the real columns take, more or less: nothing says how much that is before they are here. */
const WIDTHS = [180, 64, 96, 72, 104, 40, 72, 56];

const textOf = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : '—');

interface Props {
  list: FirstList;
  rows: readonly ListRow[];
}

const Line = ({ list: { cells, hasChecks, row: path }, row }: { list: FirstList; row: ListRow }) => {
  const shown = (field: string, isFirst: boolean): ReactNode =>
    isFirst && path ? <a href={fillPath(path, row)}>{textOf(row[field])}</a> : textOf(row[field]);
  return (
    <tr>
      {hasChecks && <td className="s-look-check" />}
      {cells.map((field, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay as they are
        <td key={at}>{field === null ? <Bar width={WIDTHS[at]} /> : shown(field, at === 0)}</td>
      ))}
    </tr>
  );
};

/** The rows of a list as far as they can be read without the back office: names and codes, and bars where the rest will stand. */
export const FirstRows = ({ list, rows }: Props) => (
  <table className="s-look-table">
    <thead>
      <tr>
        {list.hasChecks && <th className="s-look-check" />}
        {list.cells.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay as they are
          <th key={at}>
            <Bar width={56} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows stay as they came
        <Line key={at} list={list} row={row} />
      ))}
    </tbody>
  </table>
);

/** Bars where rows will stand. */
export const NoRowsYet = () => (
  <div className="s-look-table">
    {LINES.map((line) => (
      <div key={line} className="s-look-line">
        <Bar width={WIDTHS[0]} />
        <Bar width={WIDTHS[1]} />
        <Bar width={WIDTHS[2]} />
        <Bar width={WIDTHS[3]} />
      </div>
    ))}
  </div>
);
