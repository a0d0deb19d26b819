import { useTranslate } from 'react-admin';
import type { ImportColumn, ImportRow } from '#contract/shapes/importShapes.ts';
import { HiddenText } from '../../../components/ui/HiddenText.tsx';
import { changeAt, problemsAt } from './problemsOfRow.ts';
import { type Conflict, editorOf } from './useCellEdits.ts';

interface Props {
  row: ImportRow;
  column: ImportColumn;
  /** "row:column" on the page, by which the cell is found. */
  place: string;
  /** What was typed and is not saved yet. */
  text: string | undefined;
  /** Somebody else changed it first, so that the own text is not saved. */
  conflict: Conflict | undefined;
  isPinned: boolean;
  isChosen: boolean;
  isActive: boolean;
  typing: string | null;
  isLocked: boolean;
}

/** One cell: its text, what is wrong with it, and the field to type in while it is edited. */
export const GridCell = (props: Props) => {
  const { row, column, place, text, conflict, isPinned, isChosen, isActive, typing, isLocked } = props;
  const translate = useTranslate();
  const cell = row.cells[column.index];
  const problems = problemsAt(row, column.index);
  const change = changeAt(row, column);
  const worst = problems[0];
  const classes = [
    worst && (worst.isWarning ? 'warning' : 'error'),
    !worst && change && 'changed',
    cell?.original !== undefined && 'edited',
    text !== undefined && 'unsaved',
    conflict && 'conflict',
    isPinned && 'pinned',
    isChosen && 'chosen',
    isActive && 'active',
    isLocked && 'locked',
    typing !== null && 'typing',
  ].filter(Boolean);
  const said = [
    ...(conflict
      ? [translate('imports.conflict.cell', { who: editorOf(conflict), mine: conflict.mine })]
      : []),
    ...problems.map(({ message }) => message),
  ].join('. ');
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the cell of a grid is a gridcell
    <td
      data-place={place}
      tabIndex={isActive || place === '0:0' ? 0 : -1}
      aria-selected={isChosen}
      aria-readonly={isLocked || undefined}
      aria-invalid={(worst && !worst.isWarning) || undefined}
      className={classes.join(' ')}
      title={said || (change?.before ? `${change.before} → ${change.after ?? ''}` : undefined)}
    >
      {typing === null ? (
        <>
          {change?.before && (!worst || worst.isWarning) && <span className="was">{change.before}</span>}
          {text ?? cell?.text ?? ''}
          {said && <HiddenText>. {said}</HiddenText>}
        </>
      ) : (
        // biome-ignore lint/a11y/noAutofocus: a person who begins to type in a cell is in it
        <input autoFocus data-cell-input defaultValue={typing} maxLength={4000} aria-label={column.header} />
      )}
    </td>
  );
};
