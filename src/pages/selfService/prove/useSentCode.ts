import { useEffect, useRef, useState } from 'react';
import { keepWaiting, type SentCode, waitingCode } from '../../../providers/applicant/waitingCode.ts';
import { navigate, useAddress } from '../../../public/navigate.ts';

const [STEP, CODE] = ['step', 'code'];

const isAsked = (): boolean => new URLSearchParams(location.search).get(STEP) === CODE;

/** This page at the code, or before it; whatever else its address says stays. */
const pathAt = (step: typeof CODE | null): string => {
  const query = new URLSearchParams(location.search);
  if (step) query.set(STEP, step);
  else query.delete(STEP);
  const text = query.toString();
  return location.pathname + (text && `?${text}`);
};

interface Options {
  /** The id of the field to which Back and another number lead. */
  field?: string;
  /** The page stays when the number is proved: its code is no step of the Back button. */
  stays?: boolean;
}

/**
 * The code that a page waits for. It stands in the address, so that Back leads to the number; a page that is loaded anew waits for it
 * still. Null: another number.
 */
export const useSentCode = ({ field, stays = false }: Options = {}) => {
  const [sent, setSent] = useState(waitingCode);
  useAddress();
  const shown = isAsked() ? sent : null;
  const wasShown = useRef(shown !== null);
  useEffect(() => {
    if (wasShown.current && !shown && field) document.getElementById(field)?.focus();
    wasShown.current = shown !== null;
  }, [shown, field]);
  const wait = (next: SentCode | null): void => {
    keepWaiting(next);
    setSent(next);
    if (next && !isAsked()) navigate(pathAt(CODE), { replace: stays });
    if (!next && isAsked()) navigate(pathAt(null), { replace: true });
  };
  return [shown, wait] as const;
};
