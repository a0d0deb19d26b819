import { describe, expect, it } from 'vitest';
import { STATUS_MOVES, WORKFLOW_ACTIONS } from '#domain/review/applicationReview.ts';
import { review } from '../../../../i18n/en/review.ts';
import type { Deed } from './deeds.ts';

const DEEDS: readonly Deed[] = [...WORKFLOW_ACTIONS, ...STATUS_MOVES, 'resubmit', 'take-back', 'cancel'];

describe('a deed of the review', () => {
  it.each(DEEDS)('%s has words for itself, its question, what it does and what it has done', (deed) => {
    for (const of of ['act', 'title', 'effect', 'did'] as const) expect(review[of], of).toHaveProperty(deed);
  });
});
