import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { PayoutRow } from '#contract/finance/settlements.ts';
import { pathOf } from '#domain/pages.ts';
import { choicesOf } from '../../components/admin/list/filters/filterDefs.ts';
import { countText } from '../../components/ui/numberTexts.ts';

const RETURNED = { status: ['RETURNED'] };
const search = new URLSearchParams({ filter: JSON.stringify(RETURNED), page: '1' });

/** Says above the list how many payouts came back from the bank and wait to be sent anew, and shows them. */
export const ReturnedNote = () => {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const isShown = choicesOf(filterValues.status).includes('RETURNED');
  const { total } = useGetList<PayoutRow>(
    'payouts',
    { filter: RETURNED, pagination: { page: 1, perPage: 1 }, sort: { field: 'day', order: 'DESC' } },
    { enabled: !isShown },
  );
  if (isShown || !total) return null;
  return (
    <Alert severity="warning" sx={{ alignItems: 'center' }}>
      {translate('payouts.returned.note', { smart_count: total, count: countText(total) })}{' '}
      <Link
        component={RouterLink}
        to={{ pathname: pathOf('payoutList'), search: `?${search}` }}
        color="inherit"
        underline="always"
        sx={{ display: 'inline-block', minHeight: 24 }}
      >
        {translate('payouts.returned.show')}
      </Link>
    </Alert>
  );
};
