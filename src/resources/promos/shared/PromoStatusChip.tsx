import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { PromoRow } from '#contract/shapes/promoShapes.ts';
import { promoStatus } from '#domain/promos/promoStatus.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';

/** Where a promo stands, and beside it that its days are over. */
export const PromoStatusChip = ({ promo }: { promo: Pick<PromoRow, 'status' | 'isExpired'> }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { tone, label } = promoStatus[promo.status];
  return (
    <Stack component="span" direction="row" sx={{ display: 'inline-flex', gap: 0.5 }}>
      <StatusChip tone={tone} label={label[language]} />
      {promo.isExpired && <StatusChip tone="neutral" label={translate('promos.field.isExpired')} />}
    </Stack>
  );
};
