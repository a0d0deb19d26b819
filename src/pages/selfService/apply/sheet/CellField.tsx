import { FormField } from '../../../../public/FormField.tsx';
import type { SheetRows } from './sheetRows.ts';
import { useSheetText } from './texts/useSheetText.ts';

/** As the server takes it. */
const MOST_LETTERS = 400;

interface Props {
  row: number;
  column: string;
  rows: SheetRows;
}

/** One cell of a row: what is wrong with it, what would do instead, and the same deed for all rows that are wrong alike. */
export function CellField({ row, column, rows }: Props) {
  const { t, counted } = useSheetText();
  const { text, written, problems, suggestion, alike } = rows.cell(row, column);
  const isChanged = text !== written;
  const error = isChanged ? null : problems.map(({ message }) => message).join(' ');
  return (
    <FormField
      id={`row-${row}-${column}`}
      label={rows.labelOf(column)}
      value={text}
      maxLength={MOST_LETTERS}
      autoComplete="off"
      error={error || null}
      onChange={({ target }) => rows.set(row, column, target.value)}
      hint={
        <>
          {suggestion !== null && !isChanged && (
            <button
              type="button"
              className="s-plain-button"
              onClick={() => rows.set(row, column, suggestion)}
            >
              {t('row.use', { text: suggestion })}
            </button>
          )}
          {isChanged && alike.length > 0 && (
            <button
              type="button"
              className="s-plain-button"
              onClick={() => {
                for (const other of alike) rows.set(other, column, text);
              }}
            >
              {counted(written ? 'row.all' : 'row.allEmpty', alike.length, { text: written })}
            </button>
          )}
        </>
      }
    />
  );
}
