import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { Promo } from '#contract/shapes/promoShapes.ts';
import { HeadBar } from '../../../components/admin/HeadBar.tsx';
import { CopyButton } from '../../../components/ui/CopyButton.tsx';
import { useField } from '../../../components/ui/fields/Fields.tsx';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { PromoStatusChip } from '../shared/PromoStatusChip.tsx';
import { PromoActions } from './PromoActions.tsx';

/** The promo's code, to be copied. */
const Code = () => {
  const { label, value } = useField('code');
  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      {label} {String(value)}
      <CopyButton value={String(value)} label={label} />
    </Stack>
  );
};

/** The head of a promo: its name, where it stands, its code, and what can be done with it. */
export const PromoHeader = ({ promo }: { promo: Promo }) => {
  const translate = useTranslate();
  return (
    <HeadBar
      title={promo.name}
      aside={
        <>
          <PromoStatusChip promo={promo} />
          {promo.isFeatured && <StatusChip tone="warning" label={translate('promos.field.isFeatured')} />}
          {promo.isQr && <StatusChip tone="info" label={translate('promos.qr.chip')} />}
        </>
      }
      line={
        <>
          <Code />
          <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {promo.storeName}
          </Box>
        </>
      }
      actions={<PromoActions promo={promo} />}
    />
  );
};
