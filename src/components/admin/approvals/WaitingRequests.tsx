import { Suspense } from 'react';
import type { ApprovalRequest } from '#contract/approvals.ts';
import { managementTexts } from '../../../i18n/messages.ts';
import { loadTexts } from '../../../providers/i18nProvider.ts';
import { lazyPage } from '../../../public/loading/lazyPage.ts';

const LazyRequestCard = lazyPage(async () => {
  const [{ RequestCard }] = await Promise.all([import('./RequestCard.tsx'), loadTexts(managementTexts)]);
  return { default: RequestCard };
});

/** What waits for a second person about the record of a page, fetched with the texts of approvals once there is something. */
export const WaitingRequests = ({ requests }: { requests: readonly ApprovalRequest[] }) =>
  requests.length > 0 && (
    <Suspense fallback={null}>
      {requests.map((request) => (
        <LazyRequestCard key={request.id} request={request} place="record" />
      ))}
    </Suspense>
  );
