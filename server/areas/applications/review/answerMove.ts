import type { MovedSummary } from '#contract/shapes/applicationShapes.ts';
import type { Subject } from '../../../records/lock/subject.ts';
import type { Work } from '../../../records/lock/work.ts';
import { headOf } from './headOf.ts';

/** What a move answers: the head after it, and how many stores went along. */
export const answerMove = async (
  context: Work,
  subject: Subject,
  stores: readonly string[] = [],
): Promise<{ data: MovedSummary }> => ({
  data: { ...(await headOf(context, subject)), merchantsMoved: stores.length },
});
