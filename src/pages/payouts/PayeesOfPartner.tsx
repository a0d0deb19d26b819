import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf } from '#domain/pages.ts';
import { choicesOf } from '../../components/admin/list/filters/filterDefs.ts';
import { usePayees } from '../../components/admin/payouts/usePayees.ts';

const FEW = 5;

/** Of one partner that is filtered by: the statements of whoever is paid of it, whatever the days of the list. */
export const PayeesOfPartner = () => {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const [partnerId, another] = choicesOf(filterValues.partnerId);
  const { data = [] } = usePayees(partnerId && !another ? { partnerId } : null);
  if (data.length === 0) return null;
  return (
    <Box component="nav" aria-label={translate('payouts.statement.ofPayees')} sx={{ typography: 'body2' }}>
      <Typography component="span" variant="body2" color="textSecondary">
        {translate('payouts.statement.ofPayees')}:{' '}
      </Typography>
      {data.slice(0, FEW).map(({ payoutId, payeeName }, at) => (
        <span key={payoutId}>
          {at > 0 && ' · '}
          <Link
            component={RouterLink}
            to={pathOf('payeeStatement', { id: payoutId })}
            sx={{ display: 'inline-block', minHeight: 24 }}
          >
            {payeeName}
          </Link>
        </span>
      ))}
      {data.length > FEW && (
        <>
          {' · '}
          <Link
            component={RouterLink}
            to={pathOf('recordOverview', { type: 'partners', id: partnerId ?? '' })}
            sx={{ display: 'inline-block', minHeight: 24 }}
          >
            {translate('payouts.statement.more', { smart_count: data.length - FEW })}
          </Link>
        </>
      )}
    </Box>
  );
};
