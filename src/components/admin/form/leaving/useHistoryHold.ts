import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves through the history that follow each other faster are one: several clicks on Back. */
const SETTLE_MS = 50;

/** Which entry of the history is shown; browsers without `navigation` are told by the number that the router gave it. */
const entryShown = (): number | null => {
  if ('navigation' in window) return window.navigation.currentEntry?.index ?? null;
  const state: unknown = history.state;
  const numbered = typeof state === 'object' && state !== null && 'idx' in state;
  return numbered && typeof state.idx === 'number' ? state.idx : null;
};

/**
 * Holds moves through the browser's history before the router learns of them, and returns to the form's own entry. The
 * router's blocker would lose count when Back is clicked twice.
 */
export const useHistoryHold = (isHeld: () => boolean) => {
  const { pathname, key } = useLocation();
  const home = useRef<{ pathname: string; entry: number | null }>({ pathname, entry: null });
  const held = useRef(isHeld);
  const passing = useRef(false);
  const isAway = useRef(false);
  const leaving = useRef<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);

  useEffect(() => {
    held.current = isHeld;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another entry, with the same path too
  useEffect(() => {
    home.current = { pathname, entry: entryShown() };
  }, [pathname, key]);
  const leave = useCallback((to: number) => {
    leaving.current = null;
    passing.current = true;
    history.go(to - (entryShown() ?? to));
  }, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let way = { from: 0, back: 0 };
    const onPop = (event: PopStateEvent) => {
      const [own, shown] = [home.current, entryShown()];
      if (passing.current || own.entry === null || shown === null) return;
      const returned = shown === own.entry;
      if (!isAway.current && (returned || location.pathname === own.pathname || !held.current())) return;
      event.stopImmediatePropagation();
      clearTimeout(timer);
      isAway.current = !returned;
      if (returned) way = { from: shown, back: 0 };
      if (returned && leaving.current !== null) leave(leaving.current);
      if (returned) return;
      // A second click on Back may come between the hold's own move and where it leads: that one is no wish.
      const isOwnMove = way.back !== 0 && shown === way.from + way.back;
      if (leaving.current === null && !isOwnMove) setTarget(shown);
      way = { from: shown, back: isOwnMove ? 0 : way.back };
      const entry = own.entry;
      timer = setTimeout(() => {
        way = { from: entryShown() ?? entry, back: entry - (entryShown() ?? entry) };
        history.go(way.back);
      }, SETTLE_MS);
    };
    // Capturing, it comes before the router's own listener.
    window.addEventListener('popstate', onPop, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', onPop, { capture: true });
    };
  }, [leave]);

  /** Goes where the person was going; answered before the page is back on its own entry, it waits for that. */
  const release = () => {
    if (target === null) return;
    setTarget(null);
    if (isAway.current) leaving.current = target;
    else leave(target);
  };
  return { isHolding: target !== null, stay: () => setTarget(null), release, passing };
};
