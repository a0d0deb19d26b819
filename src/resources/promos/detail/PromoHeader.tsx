import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { PromoRow } from '#contract/shapes/promoShapes.ts';
import { promoFields } from '#domain/fields/promo.ts';
import { HeadBar } from '../../../components/admin/HeadBar.tsx';
import { CopyButton } from '../../../components/ui/clipboard/CopyButton.tsx';
import { Fields, useField } from '../../../components/ui/fields/Fields.tsx';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { PromoStatusChip } from '../shared/PromoStatusChip.tsx';

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

interface Props {
  /** Whole, or as the list has it while the whole is on its way. */
  promo: PromoRow;
  /** What can be done with it. */
  actions?: ReactNode;
}

/** The head of a promo: its name, where it stands, its code, and what can be done with it. */
export const PromoHeader = ({ promo, actions }: Props) => {
  const translate = useTranslate();
  return (
    <Fields of={promoFields} record={promo}>
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
        actions={actions}
      />
    </Fields>
  );
};
