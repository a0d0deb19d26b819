import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import type { JobRow } from '#contract/jobs.ts';
import { jobStatus } from '#domain/status.ts';

/** Tells the page whether any job of its list is still under way; shows nothing. */
export const JobWatch = ({ onRunning }: { onRunning: (running: boolean) => void }) => {
  const { data } = useListContext<JobRow>();
  const running = data?.some(({ status }) => !jobStatus[status].final) ?? false;
  useEffect(() => onRunning(running), [running, onRunning]);
  return null;
};
