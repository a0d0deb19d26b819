import { useEffect, useRef, useState } from 'react';
import { onWouldVoid, type WouldVoid } from '../../../providers/http/voids.ts';
import { VoidsQuestion } from './VoidsQuestion.tsx';

interface Asked {
  held: WouldVoid;
  answer: Promise<boolean>;
  resolve: (goesOn: boolean) => void;
}

const asked = (held: WouldVoid): Asked => {
  let resolve: Asked['resolve'] = () => undefined;
  const answer = new Promise<boolean>((done) => {
    resolve = done;
  });
  return { held, answer, resolve };
};

/**
 * Asks before a change of the record around it voids what waits for a second person; the calls wait for the answer. Several at once
 * are asked one after the other; those that void the same requests share one question.
 */
export const VoidsAsked = () => {
  const open = useRef<Asked[]>([]);
  const [shown, setShown] = useState<Asked | null>(null);
  useEffect(() => {
    const stop = onWouldVoid((held) => {
      const same = open.current.find((one) => held.requests.every((id) => one.held.requests.includes(id)));
      if (same) return same.answer;
      const one = asked(held);
      open.current.push(one);
      setShown((before) => before ?? one);
      return one.answer;
    });
    return () => {
      stop();
      // Whoever leaves the page does not save.
      for (const one of open.current.splice(0)) one.resolve(false);
    };
  }, []);
  if (!shown) return null;
  const close = (goesOn: boolean) => {
    open.current = open.current.filter((one) => one !== shown);
    setShown(open.current[0] ?? null);
    shown.resolve(goesOn);
  };
  return <VoidsQuestion held={shown.held} onClose={close} />;
};
