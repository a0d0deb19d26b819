import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { SukiDataProvider } from '../../providers/dataProvider.ts';

/** Says how many contracts run out within 60 days; they stand on top of the list. */
export const ExpiringBanner = () => {
  const translate = useTranslate();
  const provider = useDataProvider<SukiDataProvider>();
  const { data = 0 } = useQuery({
    queryKey: ['contracts', 'expiring'],
    queryFn: () => provider.countExpiringContracts(),
  });
  if (data === 0) return null;
  return <Alert severity="warning">{translate('contracts.expiring', { smart_count: data })}</Alert>;
};
