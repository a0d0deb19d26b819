import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Payout, PayoutRow } from '#contract/finance/settlements.ts';
import { payoutFields } from '#domain/fields/settlement/payout.ts';
import { pathOf } from '#domain/pages.ts';
import { WaitingRequests } from '../../components/admin/approvals/WaitingRequests.tsx';
import { HeadBar } from '../../components/admin/HeadBar.tsx';
import { PayoutChip } from '../../components/admin/payouts/PayoutChip.tsx';
import { RecordPage } from '../../components/admin/RecordPage.tsx';
import { Fields } from '../../components/ui/fields/Fields.tsx';
import { SideColumns } from '../../components/ui/layout/SideColumns.tsx';
import { DateText } from '../../components/ui/texts.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { CameBack } from './CameBack.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { LinesPanel } from './LinesPanel.tsx';
import { OffsetsPanel } from './OffsetsPanel.tsx';
import { PayoutBreakdown } from './PayoutBreakdown.tsx';
import { ResendButton } from './ResendButton.tsx';
import { ReturnButton } from './ReturnButton.tsx';

const Head = ({ payout, actions }: { payout: PayoutRow; actions?: ReactNode }) => {
  const translate = useTranslate();
  return (
    <HeadBar
      title={payout.payeeName}
      aside={<PayoutChip status={payout.status} />}
      actions={actions}
      line={
        <Stack component="span" direction="row" sx={{ gap: 1.5 }}>
          <DateText value={payout.day} />
          <span>{translate(payout.merchantId === null ? 'payouts.partner' : 'payouts.store')}</span>
        </Stack>
      }
    />
  );
};

const Actions = ({ payout }: { payout: Payout }) => (
  <>
    <Button size="small" variant="outlined" component={Link} to={pathOf('payeeStatement', { id: payout.id })}>
      {useTranslate()('payouts.statement.open')}
    </Button>
    {payout.status === 'RETURNED' && payout.requests.length === 0 && <ResendButton payout={payout} />}
    {(payout.status === 'SENT' || payout.status === 'PAID') && payout.requests.length === 0 && (
      <ReturnButton payout={payout} />
    )}
  </>
);

const Detail = () => {
  const payout = useRecordContext<Payout>();
  if (!payout) return null;
  return (
    <Fields of={payoutFields} record={payout}>
      <Stack spacing={2.5}>
        <Head payout={payout} actions={<Actions payout={payout} />} />
        {payout.status === 'RETURNED' && <CameBack payout={payout} />}
        <WaitingRequests requests={payout.requests} />
        <SideColumns
          aside={
            <>
              <AccountPanel payout={payout} />
              {payout.attempts.length > 0 && <HistoryPanel attempts={payout.attempts} />}
            </>
          }
        >
          <PayoutBreakdown payout={payout} />
          <LinesPanel lines={payout.lines} />
          {payout.offsets.length > 0 && <OffsetsPanel offsets={payout.offsets} />}
        </SideColumns>
      </Stack>
    </Fields>
  );
};

/** One payout: what it is made of, what was set off in it, and where it went. */
export const PayoutPage = () => (
  <RecordPage<PayoutRow> resource="payouts" head={(row) => <Head payout={row} />}>
    <Detail />
  </RecordPage>
);
