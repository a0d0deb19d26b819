import { describe, expect, it } from 'vitest';
import { STATUS_MOVES, WORKFLOW_ACTIONS } from '#domain/review/workflowActions.ts';
import { review } from '../../../../i18n/en/review.ts';
import type { RecordAction } from './recordActions.ts';

const ACTIONS: readonly RecordAction[] = [
  ...WORKFLOW_ACTIONS,
  ...STATUS_MOVES,
  'resubmit',
  'take-back',
  'cancel',
];

describe('an action of the review', () => {
  it.each(ACTIONS)('%s has words for itself, its question, what it does and what it has done', (action) => {
    for (const of of ['act', 'title', 'effect', 'did'] as const)
      expect(review[of], of).toHaveProperty(action);
  });
});
