import { useEffect, useRef } from 'react';
import { type SelfServiceStep, sectionOf } from '#domain/selfService/form/steps.ts';
import { noteProgress } from '../../../../providers/applicant/progress.ts';
import type { Application } from '../draft/application.ts';

const MOST_SECONDS = 86_400;

/** Counts the time in which a page can be seen: one that lies behind others for a night was not worked at. */
const watchSeen = () => {
  let seen = 0;
  let since: number | null = null;
  const change = () => {
    if (since !== null) seen += Date.now() - since;
    since = document.visibilityState === 'visible' ? Date.now() : null;
  };
  document.addEventListener('visibilitychange', change);
  change();
  return {
    /** Since it was asked last. */
    seconds: () => {
      change();
      const taken = Math.round(seen / 1000);
      seen = 0;
      return Math.min(MOST_SECONDS, taken);
    },
    stop: () => document.removeEventListener('visibilitychange', change),
  };
};

/** Notes for the funnel that a step was opened; answers how to ask for how many seconds it could be seen since then,
 * or since that was asked last. */
export const useOpened = ({ draft }: Application, step: SelfServiceStep): (() => number) => {
  const watch = useRef<ReturnType<typeof watchSeen>>(null);
  useEffect(() => {
    const seen = watchSeen();
    watch.current = seen;
    noteProgress(draft.referenceNumber, { kind: 'opened', section: sectionOf(step) });
    return seen.stop;
  }, [draft.referenceNumber, step]);
  return () => watch.current?.seconds() ?? 0;
};
