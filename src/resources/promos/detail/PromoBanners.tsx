import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { Promo } from '#contract/shapes/promoShapes.ts';
import { formatDate } from '#domain/day.ts';
import { runsTooLong } from '#domain/promos/promoDays.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { OverlapWarning } from '../shared/OverlapWarning.tsx';

/** What has to be said of a promo at once: that it is over, what it lacks, how long it runs, and which others it collides with. */
export const PromoBanners = ({ promo }: { promo: Promo }) => {
  const translate = useTranslate();
  const { type } = useUser();
  const { isExpired, status, dtimeValidity, dtiDetails } = promo;
  const isLive = !isExpired && status !== 'REJECTED';
  const lacksPermit = !(dtiDetails.series && dtiDetails.permitNum);
  return (
    <>
      {isExpired && (
        <Alert severity="info" role="note">
          {translate('promos.ended', { day: formatDate(dtimeValidity.to) })}
        </Alert>
      )}
      {isLive && type === 'INTERNAL' && (
        <>
          {lacksPermit && (
            <Alert severity="warning" role="note">
              {translate('promos.warn.dti')}
            </Alert>
          )}
          {runsTooLong(dtimeValidity) && (
            <Alert severity="warning" role="note">
              {translate('promos.warn.months')}
            </Alert>
          )}
          <OverlapWarning
            promoId={promo.promoId}
            storeName={promo.storeName}
            dtimeValidity={dtimeValidity}
            categories={promo.categories.map(({ code }) => code)}
          />
        </>
      )}
    </>
  );
};
