import { useState } from 'react';
import type { ApplicantSheet } from '../../../../providers/applicant/sheets.ts';
import { CellField } from './CellField.tsx';
import type { SheetRows } from './sheetRows.ts';
import { useSheetText } from './texts/useSheetText.ts';
import type { SheetWork } from './useSheet.ts';

type Row = ApplicantSheet['rows'][number];

interface Props {
  row: Row;
  rows: SheetRows;
  work: SheetWork;
  columns: readonly string[];
}

/** The columns of a row that are shown: those that something is wrong with, or all. */
const shownColumns = ({ problems }: Row, columns: readonly string[], isWhole: boolean): readonly string[] => {
  if (isWhole) return columns;
  const told = new Set(problems.flatMap(({ field }) => (field === null ? [] : [field])));
  return columns.filter((column) => told.has(column));
};

const PLACES = ['streetName', 'barangay', 'municipality', 'province', 'region', 'zipCode'];
/** The address as it stands in the file, where one of its places was not found: the others say which one is meant. */
const addressOf = ({ problems, cells }: Row): string =>
  problems.some(({ field }) => field?.startsWith('address.'))
    ? PLACES.map((name) => cells[`address.${name}`])
        .filter(Boolean)
        .join(', ')
    : '';

function RowBody({ row, rows, work, columns }: Props) {
  const { t } = useSheetText();
  const [isWhole, setWhole] = useState(false);
  const address = isWhole ? '' : addressOf(row);
  const whole = row.problems.filter(({ field }) => field === null || !columns.includes(field));
  return (
    <div className="a-row-body">
      {whole.map(({ message }) => (
        <p key={message} className="s-field-error">
          {message}
        </p>
      ))}
      {address && <p className="s-hint a-row-address">{t('row.address', { address })}</p>}
      {shownColumns(row, columns, isWhole).map((column) => (
        <CellField key={column} row={row.row} column={column} rows={rows} />
      ))}
      <div className="a-row-buttons">
        {!isWhole && (
          <button type="button" className="s-plain-button" onClick={() => setWhole(true)}>
            {t('row.whole')}
          </button>
        )}
        {row.problems.some(({ mayBeMeant }) => mayBeMeant) && !work.kept?.meant?.includes(row.row) && (
          <button type="button" className="s-plain-button" onClick={() => work.mean(row.row)}>
            {t('row.meant')}
          </button>
        )}
        <button type="button" className="s-plain-button" onClick={() => work.leaveOut(row.row)}>
          {t('row.leaveOut')}
        </button>
      </div>
    </div>
  );
}

/** One row that something is said about: a line until it is opened. */
export function RowCard({ row, rows, work, columns }: Props) {
  const { t, counted } = useSheetText();
  const [isOpen, setOpen] = useState(false);
  const { kept, leaveOut: _, takeBack } = work;
  const isOut = kept?.leftOut.includes(row.row) ?? false;
  const wrong = row.problems.filter(({ isError }) => isError).length;
  const isMeant = wrong > 0 && (kept?.meant?.includes(row.row) ?? false);
  const isMended = columns.some((column) => {
    const { text, written } = rows.cell(row.row, column);
    return text !== written;
  });
  const state = isOut ? 'out' : isMended || isMeant ? 'changed' : wrong > 0 ? 'wrong' : 'look';
  const marks = {
    out: t('row.leftOut'),
    changed: t('row.changed'),
    wrong: counted('row.wrong', wrong),
    look: t('row.look'),
  };
  return (
    <li className="a-row" data-state={state}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className="a-row-name">
            {row.name || t('row.unnamed')}
            <small>{t('row.at', { row: row.row })}</small>
          </span>
          <span className="a-mark">{marks[state]}</span>
        </summary>
        {isOpen &&
          (isOut ? (
            <div className="a-row-body">
              <button type="button" className="s-plain-button" onClick={() => takeBack([row.row])}>
                {t('row.takeBack')}
              </button>
            </div>
          ) : (
            <RowBody row={row} rows={rows} work={work} columns={columns} />
          ))}
      </details>
    </li>
  );
}
