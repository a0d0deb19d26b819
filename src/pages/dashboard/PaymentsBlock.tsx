import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { DeskPayments } from '#contract/desk.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import { countText } from '../../components/ui/numberTexts.ts';
import { Block } from './Block.tsx';

const peso = (amount: string): string => formatPeso(centavosOf(amount) ?? 0n);

/** Payments of today that stand, beside those of the day before. */
export const PaymentsBlock = ({ payments: { today, before, list } }: { payments: DeskPayments }) => {
  const translate = useTranslate();
  const count = (count: number) => ({ smart_count: count, count: countText(count) });
  return (
    <Block title={translate('dashboard.payments.title')} to={list} isLoading={false} empty={null}>
      <Box sx={{ px: 2, pb: 2 }}>
        <Typography
          component="p"
          sx={{ fontSize: '1.75rem', fontWeight: 600, letterSpacing: '-0.02em', lineHeight: 1.3 }}
        >
          {peso(today.amount)}
        </Typography>
        <Typography variant="body2">{translate('dashboard.payments.today', count(today.count))}</Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('dashboard.payments.before', { ...count(before.count), amount: peso(before.amount) })}
        </Typography>
      </Box>
    </Block>
  );
};
