import { useEffect, useRef, useState } from 'react';
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
  const [target, setTarget] = useState<number | null>(null);

  useEffect(() => {
    held.current = isHeld;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another entry, with the same path too
  useEffect(() => {
    home.current = { pathname, entry: entryShown() };
  }, [pathname, key]);
  useEffect(() => {
    let isAway = false;
    let timer: ReturnType<typeof setTimeout>;
    const onPop = (event: PopStateEvent) => {
      const [own, shown] = [home.current, entryShown()];
      if (passing.current || own.entry === null || shown === null) return;
      const returned = shown === own.entry;
      if (!isAway && (returned || location.pathname === own.pathname || !held.current())) return;
      event.stopImmediatePropagation();
      clearTimeout(timer);
      isAway = !returned;
      if (returned) return;
      setTarget(shown);
      const back = own.entry;
      timer = setTimeout(() => history.go(back - (entryShown() ?? back)), SETTLE_MS);
    };
    // Capturing, it comes before the router's own listener.
    window.addEventListener('popstate', onPop, { capture: true });
    return () => window.removeEventListener('popstate', onPop, { capture: true });
  }, []);

  const release = () => {
    if (target === null) return;
    passing.current = true;
    setTarget(null);
    history.go(target - (entryShown() ?? target));
  };
  return { isHolding: target !== null, stay: () => setTarget(null), release, passing };
};
