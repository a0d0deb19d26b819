import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { MoneyText } from '../../../components/ui/texts.tsx';
import { Sum } from '../Sum.tsx';

const grid = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
} as const;

/** What the list's filters leave: expected, received, and what is missing of it. */
export const OwedSums = () => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { filterValues } = useListContext();
  const { data, error, isFetching } = useQuery({
    queryKey: ['owed-certificates', 'totals', filterValues],
    queryFn: () => provider.getOwedTotals(filterValues),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (error && !data) return <Alert severity="error">{problemOf(error).message}</Alert>;
  const note = (key: string, values: Record<string, number>) =>
    data && translate(`certificates.owed.sums.${key}`, values);
  const sum = (field: 'expected' | 'received' | 'missing') => data && <MoneyText amount={data[field]} />;
  const { count = 0, missingCount = 0, partlyCount = 0 } = data ?? {};
  const label = (field: string) => translate(`certificates.owed.field.${field}`);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={translate('certificates.owed.sums.title')}
      aria-busy={isFetching}
      sx={{ px: { xs: 2, sm: 2.5 }, py: 1.5 }}
    >
      <Box component="dl" sx={grid}>
        <Sum label={label('expected')} value={sum('expected')} note={note('count', { smart_count: count })} />
        <Sum
          label={label('received')}
          value={sum('received')}
          note={note('arrived', { smart_count: count - missingCount })}
        />
        <Sum
          label={label('missing')}
          value={sum('missing')}
          note={note('open', { missing: missingCount, partly: partlyCount })}
        />
      </Box>
    </Paper>
  );
};
