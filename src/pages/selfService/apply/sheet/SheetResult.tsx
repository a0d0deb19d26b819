import type { ReactNode } from 'react';
import type { ApplicantSheet } from '../../../../providers/applicant/sheets.ts';
import { Alert } from '../../../../public/Alert.tsx';
import type { KeptSheet } from '../draft/keptSheet.ts';
import { useShort } from '../parts/useShort.tsx';
import { GoodStores } from './GoodStores.tsx';
import { PickSheet } from './PickSheet.tsx';
import { RowCard } from './RowCard.tsx';
import { SameForAll } from './SameForAll.tsx';
import { type SheetRows, sheetRows } from './sheetRows.ts';
import { useSheetText } from './texts/useSheetText.ts';
import type { SheetWork } from './useSheet.ts';
import { isWrong, useVerdict } from './verdict.ts';

type Row = ApplicantSheet['rows'][number];

interface RowsProps {
  title: string;
  of: readonly Row[];
  rows: SheetRows;
  work: SheetWork;
  columns: readonly string[];
}
function Rows({ title, of, rows, work, columns }: RowsProps) {
  const { shown, more } = useShort(of, 10);
  if (of.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="a-rows">
        {shown.map((row) => (
          <RowCard key={row.row} row={row} rows={rows} work={work} columns={columns} />
        ))}
      </ul>
      {more}
    </section>
  );
}

/** What is said of the file beside its rows. */
function Notes({ sheet, kept, work }: { sheet: ApplicantSheet; kept: KeptSheet; work: SheetWork }) {
  const { t, counted } = useSheetText();
  const { good, rows, unknown, room } = sheet;
  const judged = new Set([...good, ...rows].map(({ row }) => row));
  const out = kept.leftOut.filter((row) => !judged.has(row));
  const notes: ReactNode[] = [
    unknown.length > 0 && t('result.unknown', { names: unknown.join(', ') }),
    out.length > 0 && (
      <>
        {counted('result.leftOut', out.length)}{' '}
        <button type="button" className="s-plain-button" onClick={() => work.takeBack(out)}>
          {counted('result.takeBack', out.length)}
        </button>
      </>
    ),
  ].filter(Boolean);
  return (
    <>
      {good.length > room && (
        <Alert tone="warning">{room === 0 ? t('result.full') : counted('result.room', room)}</Alert>
      )}
      {notes.map((note, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each stands at its place
        <p key={at} className="s-hint">
          {note}
        </p>
      ))}
    </>
  );
}

interface Props {
  sheet: ApplicantSheet;
  kept: KeptSheet;
  work: SheetWork;
}

/** What came of reading the file: what is good, and row by row what is not, where and how to mend it. */
export function SheetResult({ sheet, kept, work }: Props) {
  const { t, counted } = useSheetText();
  const verdict = useVerdict();
  const { good, rows, columns, added } = sheet;
  const isRest = good.length === 0 && added > 0;
  const wrong = rows.filter(isWrong);
  const worth = rows.filter((row) => !isWrong(row));
  const keys = columns.map(({ key }) => key);
  const shared = { rows: sheetRows(sheet, kept, work.setCell), work, columns: keys };
  return (
    <>
      {good.length + rows.length > 0 && (
        <section className="s-sheet">
          <h2 tabIndex={-1} data-verdict>
            {verdict(sheet, kept.name)}
          </h2>
          {wrong.length > 0 && <p>{isRest ? t('result.open') : counted('result.fix', wrong.length)}</p>}
          <Notes sheet={sheet} kept={kept} work={work} />
          <GoodStores good={good} work={work} />
        </section>
      )}
      {good.length + rows.length > 0 && <SameForAll work={work} sheet={sheet} />}
      <Rows title={t('rows.title')} of={wrong} {...shared} />
      <Rows title={t('rows.looks')} of={worth} {...shared} />
      <p className="s-hint a-sheet-again">
        {wrong.length > 0 && t('choose.fixed')}
        <PickSheet label={t('choose.another')} className="s-plain-button" onFile={work.choose} />
      </p>
    </>
  );
}
