import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Payout } from '#contract/finance/settlements.ts';
import { pathOf } from '#domain/pages.ts';
import { mayOpen } from '../../components/shell/menuTable.ts';
import { useUser } from '../../components/shell/useUser.ts';

/** Leads to the bank accounts of a payee, where they may be opened. */
export const AccountsLink = ({ payout: { partnerId, merchantId } }: { payout: Payout }) => {
  const translate = useTranslate();
  const user = useUser();
  const owner =
    merchantId === null ? { type: 'partners', id: partnerId } : { type: 'merchants', id: merchantId };
  const path = pathOf('bankDetails', owner);
  if (!mayOpen(path, user)) return null;
  return (
    <Link
      component={RouterLink}
      to={path}
      color="inherit"
      underline="always"
      sx={{ display: 'inline-block', minHeight: 24 }}
    >
      {translate('payouts.resend.openAccounts')}
    </Link>
  );
};
