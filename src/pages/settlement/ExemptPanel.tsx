import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PastExemption } from '#contract/finance/settlements.ts';
import { formatDate } from '#domain/day.ts';
import { formatPeso, parseMoney } from '#domain/money.ts';
import { pathOf } from '#domain/pages.ts';
import { MayLink } from '../../components/admin/MayLink.tsx';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { MoneyText } from '../../components/ui/texts.tsx';

/** So many are shown before somebody asks for all. */
const FIRST = 3;

const Row = ({ row }: { row: PastExemption }) => {
  const translate = useTranslate();
  const { merchantId, merchantName, partnerId, partnerName, payeeName, storeCount, amount } = row;
  const place =
    storeCount === 1
      ? pathOf('businessDetails', { type: 'merchants', id: merchantId })
      : pathOf('storeList', { type: 'partners', id: partnerId });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.25,
        '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider', pb: 1.5 },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{payeeName}</Typography>
        <Typography variant="body2" color="textSecondary">
          {payeeName === partnerName ? null : `${partnerName} · `}
          <MayLink to={place}>
            {translate('settlement.exempt.stores', { smart_count: storeCount, store: merchantName })}
          </MayLink>
        </Typography>
      </Box>
      <Box sx={{ textAlign: { xs: 'left', sm: 'right' } }}>
        <Typography component="div">
          <MoneyText amount={amount} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('settlement.exempt.received')}
        </Typography>
      </Box>
    </Box>
  );
};

/** Payees from which no tax is withheld though they are past the yearly threshold of the settings; nothing where there are none. */
export const ExemptPanel = () => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { data } = useQuery({
    queryKey: ['settlement-runs', 'past-exemption'],
    queryFn: () => provider.listPastExemption(),
  });
  const [isWhole, setWhole] = useState(false);
  if (!data?.list.length || data.fromDay === null) return null;
  const shown = isWhole ? data.list : data.list.slice(0, FIRST);
  const told = {
    threshold: formatPeso(parseMoney(data.threshold ?? '') ?? 0),
    from: formatDate(data.fromDay),
  };
  return (
    <Panel title={translate('settlement.exempt.title')} note={translate('settlement.exempt.note', told)}>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((row) => (
          <Row key={`${row.partnerId} ${row.merchantId}`} row={row} />
        ))}
      </Stack>
      {shown.length < data.list.length && (
        <Button size="small" sx={{ mt: 1.5 }} onClick={() => setWhole(true)}>
          {translate('settlement.exempt.all', { smart_count: data.list.length })}
        </Button>
      )}
    </Panel>
  );
};
