import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isDateString } from '#domain/day.ts';
import { runsTooLong } from '#domain/promos/promoDays.ts';
import { FieldGrid } from '../../../components/ui/FieldGrid.tsx';
import { TextInput } from '../../../components/ui/fields/TextInput.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { useDebounced } from '../../../components/ui/useDebounced.ts';
import { OverlapWarning } from '../shared/OverlapWarning.tsx';
import type { CategoryValue } from './promoValues.ts';

/** Other promos that the one in the form collides with, asked for once nobody types. */
const Overlaps = ({ promoId }: { promoId?: string }) => {
  const [storeName, from, to, categories]: [string, string, string, CategoryValue[]] = useWatch({
    name: ['storeName', 'from', 'to', 'categories'],
  });
  const codes = (categories ?? []).map(({ code }) => code);
  const debounced = useDebounced(JSON.stringify([storeName, from, to, codes]));
  const question = useMemo(() => {
    const [name, first, last, kinds]: [string, string, string, string[]] = JSON.parse(debounced);
    return { storeName: (name ?? '').trim(), dtimeValidity: { from: first, to: last }, categories: kinds };
  }, [debounced]);
  return <OverlapWarning promoId={promoId} {...question} inNewTab />;
};

/** When the promo runs and by which permit, with what has to be thought of. */
export const PermitSection = ({ promoId }: { promoId?: string }) => {
  const translate = useTranslate();
  const [from, to, series, permitNum]: string[] = useWatch({ name: ['from', 'to', 'series', 'permitNum'] });
  const isLong =
    isDateString(from ?? '') && isDateString(to ?? '') && runsTooLong({ from: from ?? '', to: to ?? '' });
  return (
    <Panel title={translate('promos.section.permit')}>
      <Stack spacing={2}>
        <FieldGrid>
          <TextInput source="from" />
          <TextInput source="to" />
          <TextInput source="permitNum" placeholder="FTEB-000000" />
          <TextInput source="series" />
        </FieldGrid>
        {!(series && permitNum) && (
          <Alert severity="info" role="note">
            {translate('promos.warn.dti')}
          </Alert>
        )}
        <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
          {isLong && (
            <Alert severity="warning" role="presentation">
              {translate('promos.warn.months')}
            </Alert>
          )}
        </Box>
        <Overlaps promoId={promoId} />
      </Stack>
    </Panel>
  );
};
