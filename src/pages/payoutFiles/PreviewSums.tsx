import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { HeldPayout, PayoutFilePreview } from '#contract/finance/payoutFiles.ts';
import { formatDate } from '#domain/day.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import { pathOf } from '#domain/pages.ts';
import { DateText, MoneyText } from '../../components/ui/texts.tsx';

const row = { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.25 } as const;

const Held = ({ held }: { held: HeldPayout }) => {
  const translate = useTranslate();
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <Link component={RouterLink} to={pathOf('payoutDetail', { id: held.id })}>
          {held.payeeName}
        </Link>
        <Typography variant="caption" component="div">
          <DateText value={held.day} />
          {' · '}
          {translate('payoutFiles.blocked', { names: held.blocked.join(', ') })}
        </Typography>
      </Box>
      <MoneyText amount={held.amount} />
    </Box>
  );
};

/** How many payouts of how much a file would hold, bank by bank, and what is held and because of whom. */
export const PreviewSums = ({ preview, isAll }: { preview: PayoutFilePreview; isAll: boolean }) => {
  const translate = useTranslate();
  const { count, amount, firstDay, lastDay, banks, heldCount, heldAmount, held } = preview;
  const pesos = (of: string) => formatPeso(centavosOf(of) ?? 0n);
  return (
    <Stack spacing={2}>
      {count === 0 ? (
        <Alert severity="info">{translate(isAll ? 'payoutFiles.nothing' : 'payoutFiles.days.nothing')}</Alert>
      ) : (
        <Box>
          <Typography sx={{ color: 'text.primary', fontWeight: 600 }}>
            {translate('payoutFiles.sums', { smart_count: count, sum: pesos(amount) })}
          </Typography>
          <Typography variant="body2">
            {firstDay &&
              lastDay &&
              translate(firstDay === lastDay ? 'payoutFiles.ofDay' : 'payoutFiles.ofDays', {
                from: formatDate(firstDay),
                to: formatDate(lastDay),
              })}
          </Typography>
          <Typography
            variant="body2"
            component="ul"
            aria-label={translate('payoutFiles.byBank')}
            sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', maxHeight: 200, overflow: 'auto' }}
          >
            {banks.map((bank) => (
              <Box component="li" key={bank.bankName} sx={row}>
                <span>
                  {bank.bankName} ({bank.count})
                </span>
                <MoneyText amount={bank.amount} />
              </Box>
            ))}
          </Typography>
        </Box>
      )}
      {heldCount > 0 && (
        <Alert severity="warning" icon={false} sx={{ '& .MuiAlert-message': { width: '100%' } }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {translate('payoutFiles.held', { smart_count: heldCount, sum: pesos(heldAmount) })}
          </Typography>
          <Typography
            variant="body2"
            component="ul"
            sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', maxHeight: 200, overflow: 'auto' }}
          >
            {held.map((one) => (
              <Held key={one.id} held={one} />
            ))}
          </Typography>
        </Alert>
      )}
    </Stack>
  );
};
