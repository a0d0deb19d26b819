import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { HiddenText } from '../HiddenText.tsx';
import { Grip, type GripTexts } from './Grip.tsx';
import { moved, shiftOf } from './moved.ts';
import { type Drag, useDrag } from './useDrag.ts';

export interface ReorderItem {
  key: string;
  /** What it is called, for those who hear the page. */
  name: string;
  content: ReactNode;
}

export interface ReorderTexts extends GripTexts {
  /** Said after a move. */
  moved: (name: string, place: number, of: number) => string;
}

interface Props {
  label: string;
  items: readonly ReorderItem[];
  texts: ReorderTexts;
  /** Nothing can be moved: the rows stand without grips. */
  fixed?: boolean;
  onReorder: (keys: string[]) => void;
}

const lifted = (drag: Drag | null, at: number) => {
  if (!drag) return undefined;
  if (drag.from === at) {
    return { transform: `translateY(${drag.by}px)`, zIndex: 2, boxShadow: 6, bgcolor: 'background.paper' };
  }
  const shift = shiftOf(at, drag.from, drag.to, drag.height);
  return { transform: `translateY(${shift}px)`, transition: 'transform 140ms ease' };
};

/** Rows in an order that people set: by dragging, by the arrow keys on a grip, or by its two buttons. Each move is spoken. */
export const ReorderList = ({ label, items, texts, fixed = false, onReorder }: Props) => {
  const list = useRef<HTMLOListElement>(null);
  const refocus = useRef<string | null>(null);
  const [said, setSaid] = useState('');
  const go = (from: number, to: number) => {
    const item = items[from];
    const place = Math.max(0, Math.min(items.length - 1, to));
    if (!item || place === from) return;
    setSaid(texts.moved(item.name, place + 1, items.length));
    onReorder(moved(items, from, place).map(({ key }) => key));
  };
  const { drag, start, move, end, stop } = useDrag(go);
  const order = items.map(({ key }) => key).join(' ');
  // A row that is put elsewhere loses the focus with its place in the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new order
  useEffect(() => {
    const key = refocus.current;
    refocus.current = null;
    if (key) list.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(key)}"]`)?.focus();
  }, [order]);
  return (
    <>
      <Box
        component="ol"
        ref={list}
        aria-label={label}
        sx={{ listStyle: 'none', m: 0, p: 0, userSelect: drag ? 'none' : undefined }}
      >
        {items.map(({ key, name, content }, at) => (
          <Box
            component="li"
            key={key}
            sx={{
              position: 'relative',
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              py: 1,
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-of-type': { borderBottom: 0 },
              ...lifted(drag, at),
            }}
          >
            {!fixed && (
              <Grip
                id={key}
                name={name}
                texts={texts}
                isFirst={at === 0}
                isLast={at === items.length - 1}
                onStep={(to, hasGrip) => {
                  if (hasGrip) refocus.current = key;
                  go(at, to === 'first' ? 0 : to === 'last' ? items.length - 1 : at + to);
                }}
                onPointerDown={(event) => start(event, list.current, at)}
                onPointerMove={move}
                onPointerUp={end}
                onPointerCancel={stop}
                onEscape={stop}
              />
            )}
            <Box sx={{ flex: 1, minWidth: 0 }}>{content}</Box>
          </Box>
        ))}
      </Box>
      <HiddenText>
        <span role="status">{said}</span>
      </HiddenText>
    </>
  );
};
