import { useState } from 'react';
import type { ApplicantSheet } from '../../../../providers/applicant/sheets.ts';
import { useShort } from '../parts/useShort.tsx';
import { useSheetText } from './texts/useSheetText.ts';
import type { SheetWork } from './useSheet.ts';

/** The stores that would be added, by name: one that is not meant is left out. */
export function GoodStores({ good, work }: { good: ApplicantSheet['good']; work: SheetWork }) {
  const { t, counted } = useSheetText();
  const [isOpen, setOpen] = useState(false);
  const { shown, more } = useShort(good, 20);
  const { kept, leaveOut, takeBack } = work;
  if (good.length === 0) return null;
  return (
    <details className="a-good" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{counted('good', good.length)}</summary>
      {isOpen && (
        <>
          <ol className="a-good-list">
            {shown.map(({ row, name }) => {
              const isOut = kept?.leftOut.includes(row) ?? false;
              return (
                <li key={row} data-out={isOut || undefined}>
                  <span className="a-row-name">
                    {name}
                    <small>{t('row.at', { row })}</small>
                  </span>
                  <button
                    type="button"
                    className="s-plain-button"
                    onClick={() => (isOut ? takeBack([row]) : leaveOut(row))}
                  >
                    {t(isOut ? 'good.takeBack' : 'good.leaveOut')}
                    <span className="s-hidden"> {name}</span>
                  </button>
                </li>
              );
            })}
          </ol>
          {more}
        </>
      )}
    </details>
  );
}
