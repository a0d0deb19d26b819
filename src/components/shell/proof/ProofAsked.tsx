import { useEffect, useRef, useState } from 'react';
import { type ProofAsked as Asked, onProofNeeded } from '../../../providers/http/proof.ts';
import { ProofDialog } from './ProofDialog.tsx';

/** Asks for the second factor whenever a call of the page takes a recent proof; the call waits and is sent again once it is proved. */
export const ProofAsked = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = useRef<((isProved: boolean) => void) | null>(null);
  const close = (isProved: boolean) => {
    setAsked(null);
    answer.current?.(isProved);
    answer.current = null;
  };
  useEffect(() => {
    const stop = onProofNeeded((next) => {
      setAsked(next);
      return new Promise((resolve) => {
        answer.current = resolve;
      });
    });
    return () => {
      stop();
      answer.current?.(false);
    };
  }, []);
  return asked && <ProofDialog asked={asked} onClose={close} />;
};
