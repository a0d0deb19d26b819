import { useEffect, useRef, useState } from 'react';
import { loginPath } from '../../providers/loginPath.ts';
import { getUser, onSessionEnded, subscribe, whyEnded } from '../../providers/session/session.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

/** The dialog stays until the page is gone: the browser may still ask about what is unsaved, and be told to stay. */
const leave = () =>
  location.assign(
    loginPath({ returnTo: location.pathname + location.search, reason: whyEnded() ?? 'ended' }),
  );

/**
 * When the session ends by itself over something typed and unsaved, the password is asked for in place and waiting calls go
 * on afterwards, also when the person signs in again in another tab. Without unsaved work the entry leads to login.
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
  useEffect(
    () =>
      subscribe(() => {
        if (!getUser()) return;
        setAsking(false);
        answer.current?.(true);
      }),
    [],
  );
  return asking ? <PasswordDialog onLeave={leave} /> : null;
};
