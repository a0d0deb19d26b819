import { useState } from 'react';

interface Options {
  /** So many characters at least, without blanks around them. */
  min?: number;
  /** False of a deed that takes a reason or none. */
  isNeeded?: boolean;
  /** What is written there already. */
  before?: string;
}

/**
 * What somebody writes before a deed that wants a reason. `box` is spread on its field: `missing` is said of it from the first try on, else
 * `told`, which is what the server says. `tries` notes a try and answers whether the deed may go on.
 */
export const useReason = ({ min = 1, isNeeded = true, before = '' }: Options = {}) => {
  const [value, onChange] = useState(before);
  const [isTried, setTried] = useState(false);
  const reason = value.trim();
  const isMissing = isNeeded && reason.length < min;
  return {
    /** Without blanks around it. */
    reason,
    tries: (): boolean => {
      setTried(true);
      return !isMissing;
    },
    box: (missing: string, told?: string) => ({
      value,
      onChange,
      error: isTried && isMissing ? missing : told,
    }),
  };
};
