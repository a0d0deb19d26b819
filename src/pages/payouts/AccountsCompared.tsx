import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { PayeeAccount, Payout } from '#contract/finance/settlements.ts';
import { pathOf } from '#domain/pages.ts';
import { mayOpen } from '../../components/shell/menuTable.ts';
import { useUser } from '../../components/shell/useUser.ts';
import { Facts } from '../../components/ui/Facts.tsx';

const wordsOf = ({ bankName, accountLast4, accountName }: PayeeAccount): string =>
  `${bankName}, …${accountLast4}, ${accountName}`;

interface Props {
  payout: Payout;
  account: PayeeAccount | null;
}

const NoAccount = ({ payout: { partnerId, merchantId } }: Pick<Props, 'payout'>) => {
  const translate = useTranslate();
  const owner =
    merchantId === null ? { type: 'partners', id: partnerId } : { type: 'merchants', id: merchantId };
  const path = pathOf('bankDetails', owner);
  return (
    <Alert severity="warning">
      {translate('payouts.resend.none')}{' '}
      {mayOpen(path, useUser()) && (
        <Link component={RouterLink} to={path}>
          {translate('payouts.resend.openAccounts')}
        </Link>
      )}
    </Alert>
  );
};

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
