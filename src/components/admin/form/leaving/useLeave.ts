import { useBlocker } from 'react-router-dom';
import { useHistoryHold } from './useHistoryHold.ts';

/** Holds every move to another page while `blocked` says so (links, the menu, the browser's Back and Forward), and asks. */
export const useLeave = (blocked: () => boolean) => {
  const past = useHistoryHold(blocked);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !past.passing.current && currentLocation.pathname !== nextLocation.pathname && blocked(),
  );
  return {
    asking: past.isHolding || blocker.state === 'blocked',
    stay: () => {
      past.stay();
      blocker.reset?.();
    },
    go: () => {
      if (past.isHolding) past.release();
      else blocker.proceed?.();
    },
  };
};
