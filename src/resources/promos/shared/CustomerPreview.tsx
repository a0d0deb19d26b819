import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate, isDateString } from '#domain/day.ts';
import { parseMoney } from '#domain/money.ts';
import { formatDiscountRate, formatMinAmount } from '#domain/promos/promoFormats.ts';
import { NearStores } from './NearStores.tsx';
import type { Offer } from './offer.ts';
import { addressOf, type Picture, PromoPicture } from './PromoPicture.tsx';

interface Props {
  offer: Offer;
  image?: Picture;
  /** A picture that is not sent yet, by its address in this page. */
  localImage?: string;
  /** Whose stores are shown; a new promo has none yet. */
  promoId?: string;
}

const TERMS_SHOWN = 160;

const shortRate = (rate: string): string => formatDiscountRate(rate).replace(/\.00$/, '');

const Terms = ({ text }: { text: string }) => {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  if (!text) return null;
  const isLong = text.length > TERMS_SHOWN;
  return (
    <Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
        {isWhole || !isLong ? text : `${text.slice(0, TERMS_SHOWN).trimEnd()}…`}
      </Typography>
      {isLong && (
        <Button size="small" sx={{ ml: -0.75 }} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {translate(isWhole ? 'promos.preview.less' : 'promos.preview.more')}
        </Button>
      )}
    </Box>
  );
};

const Validity = ({ from, to }: Pick<Offer, 'from' | 'to'>) => {
  const translate = useTranslate();
  if (!isDateString(from) || !isDateString(to)) return null;
  return (
    <Typography variant="body2">
      {translate('promos.preview.validity', { from: formatDate(from), to: formatDate(to) })}
    </Typography>
  );
};

const Permit = ({ permit: { series, permitNum } }: Pick<Offer, 'permit'>) => {
  const translate = useTranslate();
  if (!series || !permitNum) return null;
  return (
    <Typography variant="caption" color="textSecondary">
      {translate('promos.preview.permit', { permitNum, series })}
    </Typography>
  );
};

/** A phone with the promo as the customer sees it. */
export const CustomerPreview = ({ offer, image, localImage, promoId }: Props) => {
  const translate = useTranslate();
  const isAmount = (parseMoney(offer.minAmountDiscount) ?? 0) > 0;
  const isRate = (parseMoney(offer.discountRate) ?? 0) > 0;
  return (
    <Box component="section" aria-label={translate('promos.preview.title')}>
      <Typography variant="overline" component="h2" color="textSecondary" sx={{ display: 'block', mb: 1 }}>
        {translate('promos.preview.title')}
      </Typography>
      <Box
        sx={{
          maxWidth: 320,
          mx: { xs: 'auto', lg: 0 },
          p: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: '28px',
          bgcolor: 'background.paper',
          boxShadow: 'var(--shadow-card)',
        }}
      >
        <Box sx={{ borderRadius: '21px', overflow: 'hidden', bgcolor: 'background.default' }}>
          <Box sx={{ position: 'relative' }}>
            <PromoPicture
              src={localImage ?? (image ? addressOf(image) : null)}
              alt={image?.name ?? offer.name}
              width="100%"
              height={168}
              square
            />
            {isRate && (
              <Box
                sx={{
                  position: 'absolute',
                  left: 12,
                  bottom: -16,
                  px: 1.5,
                  py: 0.5,
                  borderRadius: 2,
                  bgcolor: 'primary.main',
                  color: 'primary.contrastText',
                  typography: 'h6',
                  fontWeight: 700,
                  lineHeight: 1.35,
                }}
              >
                {translate('promos.preview.off', { rate: shortRate(offer.discountRate) })}
              </Box>
            )}
          </Box>
          <Stack spacing={1.25} sx={{ p: 2, pt: 3.5 }}>
            <Box>
              <Typography variant="body2" color="textSecondary">
                {offer.storeName || translate('promos.preview.noStore')}
              </Typography>
              <Typography variant="subtitle1" component="p" sx={{ fontWeight: 650, lineHeight: 1.3 }}>
                {offer.name || translate('promos.preview.noName')}
              </Typography>
            </Box>
            {offer.isExpired && (
              <Chip size="small" label={translate('promos.preview.over')} sx={{ alignSelf: 'start' }} />
            )}
            {isAmount && (
              <Typography variant="body2">
                {translate('promos.preview.minimum', {
                  amount: `₱${formatMinAmount(offer.minAmountDiscount)}`,
                })}
              </Typography>
            )}
            <Validity from={offer.from} to={offer.to} />
            {offer.description && (
              <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
                {offer.description}
              </Typography>
            )}
            {promoId && <NearStores promoId={promoId} icon={<PlaceIcon fontSize="small" aria-hidden />} />}
            <Terms text={offer.termsAndConditions} />
            <Permit permit={offer.permit} />
          </Stack>
        </Box>
      </Box>
    </Box>
  );
};
