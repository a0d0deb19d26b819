import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { QueueRow } from '#contract/applications.ts';
import { pathOf } from '#domain/pages.ts';
import type { SukiDataProvider } from '../../../../providers/dataProvider.ts';
import { problemOf } from '../../problem.ts';
import { useSukiDataProvider } from '../../useSukiDataProvider.ts';
import { refetchRecords } from '../recordKeys.ts';

/** Where a row of the queue is reviewed. */
export const reviewPath = ({ partnerId, merchantId }: Pick<QueueRow, 'partnerId' | 'merchantId'>): string =>
  merchantId
    ? pathOf('recordOverview', { type: 'merchants', id: merchantId })
    : pathOf('recordOverview', { type: 'applications', id: partnerId });

/** What can be taken, the oldest first, asked for page by page until somebody has enough. */
async function* takeable(dataProvider: SukiDataProvider): AsyncGenerator<QueueRow> {
  let cursor: string | undefined;
  do {
    const { list, next } = await dataProvider.getReviewQueue({ limit: 100, cursor });
    yield* list.filter(({ claimedBy, mayApprove }) => !claimedBy && mayApprove);
    cursor = next ?? undefined;
  } while (cursor);
}

/** Takes the oldest row that nobody has and that the user may let pass, and opens it. Somebody quicker leaves the next one. */
export const useNextReview = () => {
  const dataProvider = useSukiDataProvider();
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  return useMutation({
    mutationFn: async (): Promise<QueueRow | null> => {
      for await (const row of takeable(dataProvider)) {
        try {
          await dataProvider.claimReview({ partnerId: row.partnerId, merchantId: row.merchantId });
          return row;
        } catch (error) {
          if (![404, 409, 422].includes(problemOf(error).status)) throw error;
        }
      }
      return null;
    },
    onSuccess: (row) => {
      if (row) navigate(reviewPath(row));
      else notify('review.nothingNext', { type: 'info' });
      return refetchRecords(client);
    },
    onError: (error) => notify(problemOf(error).message ?? 'common.failed', { type: 'error' }),
  });
};
