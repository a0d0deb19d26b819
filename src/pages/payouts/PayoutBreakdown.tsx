import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { Payout } from '#contract/finance/settlements.ts';
import { centavosOf } from '#domain/money.ts';
import { pathOf } from '#domain/pages.ts';
import { breakdownOf } from '#domain/settlement/breakdown.ts';
import { MayLink } from '../../components/admin/MayLink.tsx';
import { BreakdownPanel } from '../../components/admin/payouts/BreakdownPanel.tsx';

const recordOf = ({ partnerId }: Payout, merchantId: string | null): string =>
  pathOf(
    'recordOverview',
    merchantId === null ? { type: 'partners', id: partnerId } : { type: 'merchants', id: merchantId },
  );

const Note = ({ payout }: { payout: Payout }) => {
  const { status, blocked } = payout;
  const translate = useTranslate();
  const note = status === 'HELD' ? 'heldNote' : status === 'CARRIED' ? 'carriedNote' : null;
  if (!note) return null;
  return (
    <Alert severity={status === 'HELD' ? 'warning' : 'info'}>
      {translate(`payouts.${note}`)}
      {blocked.map(({ merchantId, name }) => (
        <div key={merchantId ?? 'partner'}>
          {translate('payouts.blocked')} <MayLink to={recordOf(payout, merchantId)}>{name}</MayLink>
        </div>
      ))}
    </Alert>
  );
};

/** Why a payout is what it is: from the sales of its lines to what is paid or still owed, and why it is held or carried on. */
export const PayoutBreakdown = ({ payout }: { payout: Payout }) => {
  const translate = useTranslate();
  const isOwed = payout.carryOut !== '0.00';
  return (
    <>
      <Note payout={payout} />
      <BreakdownPanel
        title={translate('payouts.section.amount')}
        steps={breakdownOf(payout.lines, centavosOf(payout.carryIn) ?? 0n)}
        result={translate(`payouts.field.${isOwed ? 'carryOut' : 'amount'}`)}
      />
    </>
  );
};
