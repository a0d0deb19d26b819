import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ApprovalRequest } from '#contract/approvals.ts';
import { useFocusInPage } from '../useFocusInPage.ts';
import { OutOfView } from '../viewing/OutOfView.tsx';
import type { Verdict } from './useVerdict.ts';
import { useVerdicts } from './useVerdicts.ts';
import { VerdictDialog } from './VerdictDialog.tsx';

/** Approve, refuse and withdraw, for whom they are; the maker is told why the first two are another's. */
export const RequestActions = ({ request }: { request: ApprovalRequest }) => {
  const translate = useTranslate();
  const { canApprove, canRefuse, isOwn, isOwnWork, canWithdraw } = useVerdicts(request);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  useFocusInPage(verdict === null);
  const button = (one: Verdict) => (
    <Button
      size="small"
      variant={one === 'approve' ? 'contained' : 'outlined'}
      onClick={() => setVerdict(one)}
    >
      {translate(`approvals.${one}`)}
    </Button>
  );
  const reason = isOwnWork ? translate(isOwn ? 'approvals.ownRequest' : 'approvals.ownWork') : undefined;
  return (
    <>
      {(canApprove || canRefuse || canWithdraw) && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {canApprove && <OutOfView reason={reason}>{button('approve')}</OutOfView>}
          {canRefuse && <OutOfView>{button('refuse')}</OutOfView>}
          {canWithdraw && <OutOfView>{button('withdraw')}</OutOfView>}
        </Stack>
      )}
      {verdict && <VerdictDialog verdict={verdict} request={request} onClose={() => setVerdict(null)} />}
    </>
  );
};
