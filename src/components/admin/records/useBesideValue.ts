import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useRef, useState } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { routeAt } from '../../../providers/guard.ts';
import type { Beside, BesidePart } from './besideContext.ts';
import type { RecordShellValue } from './recordContext.ts';

/** What a record has to show beside its pages, to this user. */
const has = (part: BesidePart, { summary, isExternal }: RecordShellValue): boolean =>
  ({
    corrections: (summary?.remarks.length ?? 0) > 0,
    changes: (summary?.counts.pendingApprovals ?? 0) > 0,
    notes: !isExternal,
  })[part];

/**
 * What stands beside the pages of a record. Where there is room for a column it stays from page to page and from record to
 * record until it is closed; over the page, on narrow screens, it is gone with the page. The address of the notes
 * opens them there; on narrow screens they are its page.
 */
export const useBesideValue = (shell: RecordShellValue): Beside => {
  const isColumn = !useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'), { noSsr: true });
  const [kept, keep] = useStore<BesidePart | null>('records.beside', null);
  const [over, setOver] = useState<BesidePart | null>(null);
  const [isAsked, setAsked] = useState(false);
  const opener = useRef<Element | null>(null);
  const { page } = routeAt(useLocation().pathname).route;
  const [isNamed, setNamed] = useState(page === 'recordNotes');
  const wanted = isColumn ? (isNamed ? 'notes' : kept) : over;
  const part = wanted !== null && has(wanted, shell) ? wanted : null;
  return useMemo(() => {
    const set = (next: BesidePart | null) => {
      setNamed(false);
      if (isColumn) keep(next);
      else setOver(next);
    };
    return {
      part,
      isColumn,
      isAsked,
      open: (next) => {
        opener.current = document.activeElement;
        setAsked(true);
        set(next);
      },
      close: () => {
        set(null);
        if (opener.current instanceof HTMLElement) opener.current.focus();
      },
    };
  }, [part, isColumn, isAsked, keep]);
};
