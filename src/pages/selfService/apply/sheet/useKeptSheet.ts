import { useRef, useState } from 'react';
import { discardUpload } from '../../../../providers/applicant/uploads.ts';
import { type KeptSheet, keepSheet, keptSheet } from '../draft/keptSheet.ts';

const withCell = (kept: KeptSheet, row: number, column: string, text: string | null): KeptSheet => {
  const { [column]: _, ...others } = kept.edits[row] ?? {};
  const cells = text === null ? others : { ...others, [column]: text };
  return { ...kept, edits: { ...kept.edits, [row]: cells } };
};

/** The file that this tab works on, with what was done to its rows: `now()` is what it is at this moment. */
export const useKeptSheet = (referenceNumber: string) => {
  const [kept, setKept] = useState(() => keptSheet(referenceNumber));
  const latest = useRef(kept);
  const keep = (next: KeptSheet | null): void => {
    // Nobody reads a file any more that another one has replaced.
    if (latest.current && latest.current.uploadId !== next?.uploadId)
      void discardUpload(latest.current.uploadId).catch(() => undefined);
    latest.current = next;
    keepSheet(referenceNumber, next);
    setKept(next);
  };
  const change = (by: (kept: KeptSheet) => KeptSheet): void => {
    if (latest.current) keep(by(latest.current));
  };
  return {
    kept,
    now: (): KeptSheet | null => latest.current,
    keep,
    /** Types over a cell; null leaves it as it stands in the file. */
    setCell: (row: number, column: string, text: string | null): void =>
      change((sheet) => withCell(sheet, row, column, text)),
    leaveOut: (row: number): void =>
      change((sheet) => ({ ...sheet, leftOut: [...new Set([...sheet.leftOut, row])] })),
    /** The row is another store than the one that is there. */
    mean: (row: number): void =>
      change((sheet) => ({ ...sheet, meant: [...new Set([...(sheet.meant ?? []), row])] })),
    takeBack: (rows: readonly number[]): void =>
      change((sheet) => ({ ...sheet, leftOut: sheet.leftOut.filter((row) => !rows.includes(row)) })),
  };
};
