import { useRef, useState } from 'react';
import {
  codesOfSame,
  type SameCodes,
  type SameForAll,
  sameProblems,
} from '#domain/selfService/sheet/sameForAll.ts';
import { type KeptSame, keepSame, keptSame, NOTHING_SAME } from '../draft/keptSame.ts';

/** What was typed of it so far, where it is not taken back. */
export const typedSame = ({ commodities, schedules }: KeptSame): SameForAll => ({
  commodities: commodities ?? [],
  schedules: schedules ?? [],
});

/** What of it goes to the server: hours that are wrong wait until they are mended. */
export const sentSame = (same: KeptSame): SameCodes => {
  const typed = typedSame(same);
  const isWrong = Object.keys(sameProblems(typed)).length > 0;
  return codesOfSame(isWrong ? { ...typed, schedules: [] } : typed);
};

/** What all stores of a sheet have alike: `now()` is what it is at this moment. */
export const useSame = (referenceNumber: string) => {
  const [same, setSame] = useState(() => keptSame(referenceNumber));
  const latest = useRef(same);
  const keep = (next: KeptSame): void => {
    latest.current = next;
    keepSame(referenceNumber, next);
    setSame(next);
  };
  return {
    same,
    now: (): KeptSame => latest.current,
    change: (more: Partial<KeptSame>): void => keep({ ...latest.current, ...more }),
    forget: (): void => keep(NOTHING_SAME),
  };
};
