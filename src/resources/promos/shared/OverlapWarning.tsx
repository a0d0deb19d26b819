import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { isDateString } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import type { OverlapQuestion } from '../../../providers/verbs/promoVerbs.ts';
import { PromoStatusChip } from './PromoStatusChip.tsx';
import { ValidityText } from './promoTexts.tsx';

const isComplete = ({ storeName, dtimeValidity: { from, to }, categories }: OverlapQuestion): boolean =>
  storeName.trim() !== '' && isDateString(from) && isDateString(to) && from <= to && categories.length > 0;

const SHOWN = 5;

interface Props extends OverlapQuestion {
  /** The form around it would be left. */
  inNewTab?: boolean;
}

/** Warns of other promos of the same store and category on the same days. It says nothing while it does not know. */
export const OverlapWarning = ({ inNewTab = false, ...question }: Props) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const { data } = useQuery({
    queryKey: ['promoOverlaps', question],
    queryFn: () => provider.findPromoOverlaps(question),
    enabled: isComplete(question),
  });
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {data && data.total > 0 && (
        <Alert severity="warning" role="presentation">
          {translate('promos.warn.overlap', { smart_count: data.total })}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {data.list.slice(0, SHOWN).map((promo) => (
              <Box component="li" key={promo.promoId} sx={{ py: 0.25 }}>
                <Link
                  component={RouterLink}
                  to={pathOf('promoDetail', { code: promo.code })}
                  target={inNewTab ? '_blank' : undefined}
                  sx={{ fontWeight: 550 }}
                >
                  {promo.code}
                </Link>{' '}
                {promo.name} · <ValidityText promo={promo} /> <PromoStatusChip promo={promo} />
              </Box>
            ))}
          </Box>
          {data.total > SHOWN && translate('promos.andMore', { smart_count: data.total - SHOWN })}
        </Alert>
      )}
    </Box>
  );
};
