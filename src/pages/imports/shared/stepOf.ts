import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { standing } from './standing.ts';

export const STEPS = ['upload', 'match', 'check', 'fix', 'write', 'report'] as const;

const placeOf = (step: (typeof STEPS)[number]): number => STEPS.indexOf(step);

/**
 * Which step an import is at, by its place among the steps, and whether it has been through all of them. `isMatching`: its
 * columns are matched anew.
 */
export const stepOf = (
  job: Pick<ImportJob, 'status' | 'counts' | 'needsCheck'>,
  isMatching = false,
): { at: number; isOver: boolean } => {
  const { waiting, written } = standing(job);
  const on = (step: (typeof STEPS)[number], isOver = false) => ({ at: placeOf(step), isOver });
  if (isMatching) return on('match');
  switch (job.status) {
    case 'reading':
    case 'failed':
      return on('upload');
    case 'mapping':
      return on('match');
    case 'checking':
      return on('check');
    case 'review':
      return on(job.needsCheck ? 'check' : waiting > 0 ? 'fix' : 'write');
    case 'confirming':
    case 'committing':
      return on('write');
    case 'cancelled':
      return on(written > 0 ? 'report' : 'check');
    case 'done_with_errors':
    case 'undoing':
      return on('report');
    case 'done':
    case 'undone':
      return on('report', true);
  }
};
