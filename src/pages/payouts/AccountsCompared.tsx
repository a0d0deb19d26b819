import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { PayeeAccount, Payout } from '#contract/finance/settlements.ts';
import { Facts } from '../../components/ui/Facts.tsx';
import { AccountsLink } from './AccountsLink.tsx';

const wordsOf = ({ bankName, accountLast4, accountName }: PayeeAccount): string =>
  `${bankName}, …${accountLast4}, ${accountName}`;

interface Props {
  payout: Payout;
  account: PayeeAccount | null;
}

const NoAccount = ({ payout }: Pick<Props, 'payout'>) => (
  <Alert severity="warning">
    {useTranslate()('payouts.resend.none')} <AccountsLink payout={payout} />
  </Alert>
);

/** Where a payout that came back went, and where it would go by now. */
export const AccountsCompared = ({ payout, account }: Props) => {
  const translate = useTranslate();
  if (!account) return <NoAccount payout={payout} />;
  const [before, now] = [wordsOf(payout), wordsOf(account)];
  return (
    <>
      <Facts
        facts={[
          { label: translate('payouts.resend.before'), value: before },
          { label: translate('payouts.resend.now'), value: now },
        ]}
      />
      {before === now && <Alert severity="info">{translate('payouts.resend.unchanged')}</Alert>}
    </>
  );
};
