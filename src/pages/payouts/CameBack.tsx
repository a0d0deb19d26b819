import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslate } from 'react-admin';
import type { Payout } from '#contract/finance/settlements.ts';
import { useHeld } from '../../components/admin/Can.tsx';
import { useUser } from '../../components/shell/useUser.ts';
import { AccountsLink } from './AccountsLink.tsx';

/** Whose turn it is with a payout that came back, by who reads it. */
const useNext = (): 'payee' | 'sender' | 'staff' => {
  const isOfPayee = useUser()?.type === 'EXTERNAL';
  const isSender = useHeld().has('FM_EDIT_RS');
  if (isOfPayee) return 'payee';
  return isSender ? 'sender' : 'staff';
};

/** Says of a payout that the bank gave back why, and what its reader does next. */
export const CameBack = ({ payout }: { payout: Payout }) => {
  const translate = useTranslate();
  const next = useNext();
  return (
    <Alert severity="warning" role="region" aria-label={translate('payouts.cameBack.label')}>
      <AlertTitle>{translate('payouts.resend.returned', { reason: payout.returnReason })}</AlertTitle>
      {translate(`payouts.cameBack.${next}`)} <AccountsLink payout={payout} />
    </Alert>
  );
};
