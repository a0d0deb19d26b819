import { useEffect, useRef, useState } from 'react';
import { onWouldVoid, type WouldVoid } from '../../../providers/voids.ts';
import { VoidsQuestion } from './VoidsQuestion.tsx';

/** Asks before a change of the record around it voids what waits for a second person; the call waits for the answer. */
export const VoidsAsked = () => {
  const [held, setHeld] = useState<WouldVoid | null>(null);
  const answer = useRef<(goesOn: boolean) => void>(undefined);
  useEffect(() => {
    const stop = onWouldVoid(
      (what) =>
        new Promise((resolve) => {
          answer.current?.(false);
          answer.current = resolve;
          setHeld(what);
        }),
    );
    return () => {
      stop();
      // Whoever leaves the page does not save.
      answer.current?.(false);
    };
  }, []);
  const close = (goesOn: boolean) => {
    setHeld(null);
    answer.current?.(goesOn);
  };
  if (!held) return null;
  return <VoidsQuestion held={held} onClose={close} />;
};
