import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Payee } from '#contract/finance/settlements.ts';
import { formatDate } from '#domain/day.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import { pathOf } from '#domain/pages.ts';
import { usePayees } from '../../../components/admin/payouts/usePayees.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { Panel } from '../../../components/ui/Panel.tsx';

const link = { display: 'inline-block', minHeight: 24, fontWeight: 600, overflowWrap: 'anywhere' } as const;

const One = ({ payee: { payoutId, payeeName, lastDay, owed, merchantId } }: { payee: Payee }) => {
  const translate = useTranslate();
  const owes = centavosOf(owed) ?? 0n;
  const facts = [
    translate(merchantId === null ? 'records.payees.partner' : 'records.payees.store'),
    translate('records.payees.last', { day: formatDate(lastDay) }),
    owes < 0n && translate('records.payees.owes', { sum: formatPeso(-owes) }),
  ];
  return (
    <Box component="li">
      <Link component={RouterLink} to={pathOf('payeeStatement', { id: payoutId })} variant="body2" sx={link}>
        {translate('records.payees.statement', { name: payeeName })}
      </Link>
      <Typography variant="body2" color="textSecondary">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
};

/** Statements of whoever is paid of this partner or store, and all its payouts; nothing before the first payout. */
export const Payees = () => {
  const translate = useTranslate();
  const { summary, kind, id } = useRecordShell();
  const of = summary && {
    partnerId: summary.partnerId,
    ...(kind === 'merchant' && { merchantId: id }),
  };
  const { data = [] } = usePayees(of);
  if (!of || data.length === 0) return null;
  const filter = JSON.stringify({ partnerId: [of.partnerId] });
  return (
    <Panel title={translate('records.payees.title')}>
      <Stack spacing={1.5}>
        <Stack
          component="ul"
          spacing={1}
          sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 280, overflow: 'auto' }}
        >
          {data.map((payee) => (
            <One key={payee.payoutId} payee={payee} />
          ))}
        </Stack>
        <Link
          component={RouterLink}
          to={`${pathOf('payoutList')}?${new URLSearchParams({ filter, page: '1' })}`}
          variant="body2"
          sx={{ display: 'inline-block', minHeight: 24, alignSelf: 'flex-start' }}
        >
          {translate('records.payees.all')}
        </Link>
      </Stack>
    </Panel>
  );
};
