import { useEffect, useRef, useState } from 'react';
import { loginPath } from '../../providers/paths.ts';
import { onSessionEnded } from '../../providers/session.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

/**
 * When the session ends by itself over something typed and unsaved, the password is asked for in place and waiting calls go
 * on afterwards. Without unsaved work the entry leads to login.
 */
export const SessionEnded = () => {
  const [asking, setAsking] = useState(false);
  const answer = useRef<(resumed: boolean) => void>(undefined);
  useEffect(
    () =>
      onSessionEnded((end) => {
        if (end === 'logout') return undefined;
        setAsking(true);
        return new Promise<boolean>((resolve) => {
          answer.current = resolve;
        });
      }),
    [],
  );
  const finish = (resumed: boolean) => {
    setAsking(false);
    answer.current?.(resumed);
  };
  const leave = () => {
    finish(false);
    location.assign(loginPath({ returnTo: location.pathname + location.search, reason: 'ended' }));
  };
  return asking ? <PasswordDialog onResumed={() => finish(true)} onLeave={leave} /> : null;
};
