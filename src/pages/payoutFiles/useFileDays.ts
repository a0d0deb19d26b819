import { useState } from 'react';
import { isDateString } from '#domain/day.ts';

interface Days {
  from: string;
  to: string;
}
export interface FileDays extends Days {
  /** Both are days, and the last comes before the first. */
  isWrong: boolean;
  /** What is asked for; null while something typed is no day, or they are the wrong way round. */
  asked: { from?: string; to?: string } | null;
  choose: (days: Days) => void;
}

const isSound = (day: string): boolean => day === '' || isDateString(day);

/** The business days that a file is made of, as they are typed; none are all. */
export const useFileDays = (): FileDays => {
  const [{ from, to }, choose] = useState<Days>({ from: '', to: '' });
  const isWrong = isDateString(from) && isDateString(to) && to < from;
  const asked =
    isSound(from) && isSound(to) && !isWrong ? { ...(from && { from }), ...(to && { to }) } : null;
  return { from, to, isWrong, asked, choose };
};
