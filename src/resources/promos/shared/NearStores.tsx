import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { countText } from '../../../components/ui/numberTexts.ts';

const SHOWN = 3;

/** The first stores of a promo, and how many more there are. */
export const NearStores = ({ promoId, icon }: { promoId: string; icon: ReactNode }) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { data } = useQuery({
    queryKey: ['promo', 'near', promoId],
    queryFn: () => provider.listMerchantLocations({ promoId, limit: SHOWN, sort: 'merchantName' }),
  });
  if (!data || data.list.length === 0) return null;
  const more = data.total - data.list.length;
  return (
    <Box sx={{ display: 'flex', gap: 1, color: 'text.secondary' }}>
      {icon}
      <Box sx={{ minWidth: 0 }}>
        {data.list.map(({ merchantId, merchantName, city }) => (
          <Typography key={merchantId} variant="body2" color="textPrimary">
            {merchantName}
            {city && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {' '}
                · {city}
              </Box>
            )}
          </Typography>
        ))}
        {more > 0 && (
          <Typography variant="caption">
            {translate('promos.preview.moreStores', {
              smart_count: more,
              count: `${countText(more)}${data.totalIsAtLeast ? '+' : ''}`,
            })}
          </Typography>
        )}
      </Box>
    </Box>
  );
};
