import { useBlocker } from 'react-router-dom';

/** Holds every move to another page while `blocked` says so (links, the menu, the browser's Back button), and asks. */
export const useLeave = (blocked: () => boolean) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && blocked(),
  );
  return {
    asking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    go: () => blocker.proceed?.(),
  };
};
