import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { PastExemption } from '#contract/finance/settlements.ts';
import { formatDate } from '#domain/day.ts';
import { formatPeso, parseMoney } from '#domain/money.ts';
import { pathOf } from '#domain/pages.ts';
import { MayLink } from '../../components/admin/MayLink.tsx';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { Panel } from '../../components/ui/Panel.tsx';
import { MoneyText } from '../../components/ui/texts.tsx';

const Row = ({ row }: { row: PastExemption }) => {
  const translate = useTranslate();
  const { merchantId, merchantName, partnerName, payeeName, amount } = row;
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
        <Typography sx={{ fontWeight: 600 }}>{merchantName}</Typography>
        <Typography variant="body2" color="textSecondary">
          {partnerName}
        </Typography>
        <Typography variant="body2">
          <MayLink to={pathOf('businessDetails', { type: 'merchants', id: merchantId })}>
            {translate('settlement.exempt.mend')}
          </MayLink>
        </Typography>
      </Box>
      <Box sx={{ textAlign: { xs: 'left', sm: 'right' } }}>
        <Typography component="div">
          <MoneyText amount={amount} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('settlement.exempt.received', { payee: payeeName })}
        </Typography>
      </Box>
    </Box>
  );
};

/** Stores from which no tax is withheld though their payees are past the yearly threshold of the settings; nothing where there are none. */
export const ExemptPanel = () => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { data } = useQuery({
    queryKey: ['settlement-runs', 'past-exemption'],
    queryFn: () => provider.listPastExemption(),
  });
  if (!data?.list.length || data.fromDay === null) return null;
  const told = {
    threshold: formatPeso(parseMoney(data.threshold ?? '') ?? 0),
    from: formatDate(data.fromDay),
  };
  return (
    <Panel title={translate('settlement.exempt.title')} note={translate('settlement.exempt.note', told)}>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.list.map((row) => (
          <Row key={row.merchantId} row={row} />
        ))}
      </Stack>
    </Panel>
  );
};
