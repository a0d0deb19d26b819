import type { ImportJob } from '#contract/shapes/importShapes.ts';

/** A share of a whole in per cent, for the width of a bar; something is never drawn as nothing. */
export const shareOf = (part: number, whole: number): number =>
  part === 0 || whole === 0 ? 0 : Math.max(0.75, (part * 100) / whole);

/** Rows that could be written now, wait to be fixed, and are in. */
export const standing = ({ counts }: Pick<ImportJob, 'counts'>) => ({
  ready: counts.create + counts.update,
  waiting: counts.error + counts.failed,
  written: counts.created + counts.updated,
});
