import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { Promo } from '#contract/shapes/promoShapes.ts';
import { PageHeader } from '../../../components/admin/PageHeader.tsx';
import { useUser } from '../../../components/shell/useUser.ts';
import { CopyButton } from '../../../components/ui/CopyButton.tsx';
import { useField } from '../../../components/ui/fields/Fields.tsx';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { DateText } from '../../../components/ui/texts.tsx';
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

const DoneBy = ({ source, at }: { source: string; at: string | null }) => {
  const translate = useTranslate();
  const { label, value: by } = useField(source);
  const { username } = useUser();
  if (!at) return null;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {label}{' '}
      {typeof by === 'string' && (
        <Box component="span" sx={{ color: 'text.primary', fontWeight: 500 }}>
          {by === username ? translate('promos.you') : by}
        </Box>
      )}{' '}
      <DateText value={at} withTime />
    </Box>
  );
};

/** The head of a promo: its name, where it stands, its code, who did what when, and what can be done with it. */
export const PromoHeader = ({ promo }: { promo: Promo }) => {
  const translate = useTranslate();
  const { storeName, dtimeCreated, dtimeEdited, dtimeUpdated } = promo;
  return (
    <PageHeader
      title={promo.name}
      aside={
        <>
          <PromoStatusChip promo={promo} />
          {promo.isFeatured && <StatusChip tone="warning" label={translate('promos.field.isFeatured')} />}
          {promo.isQr && <StatusChip tone="info" label={translate('promos.qr.chip')} />}
        </>
      }
      intro={
        <>
          <Stack
            component="span"
            direction="row"
            sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, minHeight: 30 }}
          >
            <Code />
            <span>{storeName}</span>
          </Stack>
          <Box
            component="span"
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 0.5, typography: 'caption' }}
          >
            <DoneBy source="createdBy" at={dtimeCreated} />
            <DoneBy source="editedBy" at={dtimeEdited} />
            <DoneBy source="updatedBy" at={dtimeUpdated} />
          </Box>
        </>
      }
      actions={<PromoActions promo={promo} />}
    />
  );
};
