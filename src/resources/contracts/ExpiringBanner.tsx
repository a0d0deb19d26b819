import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';

/** Says how many contracts run out within 60 days; they stand on top of the list. */
export const ExpiringBanner = () => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { data = 0 } = useQuery({
    queryKey: ['contracts', 'expiring'],
    queryFn: () => provider.countExpiringContracts(),
  });
  if (data === 0) return null;
  return <Alert severity="warning">{translate('contracts.expiring', { smart_count: data })}</Alert>;
};
