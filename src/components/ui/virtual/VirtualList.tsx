import Box from '@mui/material/Box';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { scrolledTo, windowOf } from './windowOf.ts';

interface Props {
  label: string;
  count: number;
  /** Pixels; all rows are as high. */
  rowHeight: number;
  height: number;
  renderRow: (at: number) => ReactNode;
  /** With it rows can be chosen, by a click, Space or Enter. */
  choice?: { isChosen: (at: number) => boolean; onToggle: (at: number) => void };
  /** Told which rows are drawn: the first, and the one behind the last. */
  onWindow?: (from: number, to: number) => void;
}

const steps = (key: string, page: number, count: number): number | null => {
  const by: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: page,
    PageUp: -page,
    Home: -count,
    End: count,
  };
  return by[key] ?? null;
};

/** A long list of which only the rows in sight are drawn. The arrow keys walk through it; it is read out with its whole length. */
export const VirtualList = ({ label, count, rowHeight, height, renderRow, choice, onWindow }: Props) => {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(0);
  const [active, setActive] = useState(0);
  const { from, to } = windowOf(scrolled, { count, rowHeight, height });
  useEffect(() => onWindow?.(from, to), [onWindow, from, to]);
  const current = Math.min(active, Math.max(0, count - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps(event.key, Math.floor(height / rowHeight), count);
    if (by === null && choice && count > 0 && (event.key === ' ' || event.key === 'Enter')) {
      event.preventDefault();
      choice.onToggle(current);
    }
    if (by === null) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(count - 1, current + by));
    setActive(next);
    if (box.current) box.current.scrollTop = scrolledTo(next, box.current.scrollTop, { rowHeight, height });
  };
  const rows = Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);
  return (
    <Box
      ref={box}
      role={choice ? 'listbox' : 'list'}
      aria-label={label}
      aria-multiselectable={choice ? true : undefined}
      aria-activedescendant={choice && current >= from && current < to ? `${id}${current}` : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop)}
      sx={{
        position: 'relative',
        overflowY: 'auto',
        height: Math.min(height, Math.max(1, count) * rowHeight),
      }}
    >
      <Box role="presentation" sx={{ height: count * rowHeight }}>
        {rows.map((at) => (
          <Box
            key={at}
            id={`${id}${at}`}
            role={choice ? 'option' : 'listitem'}
            aria-selected={choice?.isChosen(at)}
            aria-setsize={count}
            aria-posinset={at + 1}
            onClick={
              choice &&
              (() => {
                setActive(at);
                choice.onToggle(at);
              })
            }
            sx={{
              position: 'absolute',
              insetInline: 0,
              top: at * rowHeight,
              height: rowHeight,
              display: 'flex',
              alignItems: 'center',
              px: 1.5,
              borderBottom: 1,
              borderColor: 'divider',
              cursor: choice ? 'pointer' : undefined,
              '&:hover': choice ? { bgcolor: 'action.hover' } : {},
              ':focus-visible > div > &': choice && at === current ? { bgcolor: 'action.selected' } : {},
            }}
          >
            {renderRow(at)}
          </Box>
        ))}
      </Box>
    </Box>
  );
};
