import { useEffect, useSyncExternalStore } from 'react';
import type { UserDetails } from '#contract/session.ts';
import { beginFirstLook, getFirstLook, onFirstLook } from '../../providers/firstList/firstLook.ts';
import { useText } from '../text.ts';
import { Wordmark } from '../Wordmark.tsx';
import { Bar } from './Bar.tsx';
import { FirstRows, NoRowsYet } from './FirstRows.tsx';

const MENU = [84, 76, 60, 68, 72, 80, 92, 78, 64];

interface Props {
  /** Path with query. */
  address: string;
  /** Null while the session is brought back. */
  user: UserDetails | null;
}

/**
 * The back office before it is here: its frame, and of a list the first rows, drawn by the light entry. index.html shows the same
 * without rows before any code is there; the back office is drawn below it and then takes its place.
 */
export const FirstLook = ({ address, user }: Props) => {
  const t = useText();
  const { list, rows, isOver } = useSyncExternalStore(onFirstLook, getFirstLook, getFirstLook);
  useEffect(() => {
    if (user) beginFirstLook(address, user);
  }, [address, user]);
  if (isOver) return null;
  return (
    <div className="s-look" aria-busy="true">
      <span className="s-hidden" role="status">
        {t('common.loading')}
      </span>
      <div className="s-look-rail">
        <Wordmark />
        {MENU.map((width) => (
          <Bar key={width} width={width} />
        ))}
      </div>
      <div className="s-look-side">
        <div className="s-look-head">
          <Bar width={120} />
        </div>
        <div className="s-look-main">
          <Bar width={110} height={24} />
          {(!list || list.hasTabs) && <div className="s-look-tabs" />}
          <div className="s-look-search" />
          <div className="s-look-chips">
            <Bar width={68} height={28} />
            <Bar width={74} height={28} />
            <Bar width={96} height={28} />
          </div>
          {list && rows ? <FirstRows list={list} rows={rows} /> : <NoRowsYet />}
        </div>
      </div>
    </div>
  );
};
