import type { MovedSummary } from '#contract/shapes/applicationShapes.ts';
import type { Subject, Work } from '../../../records/lock/lockRecord.ts';
import { headOf } from './headOf.ts';

/** What a move answers: the head after it, and how many stores went along. */
export const answerMove = async (
  context: Work,
  subject: Subject,
  stores: readonly string[] = [],
): Promise<{ data: MovedSummary }> => ({
  data: { ...(await headOf(context, subject)), merchantsMoved: stores.length },
});
