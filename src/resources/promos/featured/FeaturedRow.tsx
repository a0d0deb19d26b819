import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { PromoRow } from '#contract/shapes/promoShapes.ts';
import { pathOf } from '#domain/pages.ts';
import { Tip } from '../../../components/ui/Tip.tsx';
import { RateText, ValidityText } from '../shared/promoTexts.tsx';

interface Props {
  promo: PromoRow;
  place: number;
  disabled: boolean;
  onRemove: () => void;
}

/** One featured promo with its place. */
export const FeaturedRow = ({ promo, place, disabled, onRemove }: Props) => {
  const translate = useTranslate();
  const { code, name, storeName, discountRate } = promo;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 2 } }}>
      <Typography
        component="span"
        color="textSecondary"
        sx={{ width: { xs: 16, sm: 24 }, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
      >
        {place}
      </Typography>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={pathOf('promoDetail', { code })}
          underline="hover"
          sx={{ fontWeight: 550, color: 'text.primary', overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
        <Typography variant="caption" component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ display: { sm: 'none' }, color: 'text.primary', fontWeight: 600 }}>
            <RateText rate={discountRate} /> ·{' '}
          </Box>
          {storeName} · {code}
        </Typography>
      </Box>
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 3, typography: 'body2' }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <ValidityText promo={promo} />
        </Box>
        <Box component="span" sx={{ minWidth: 64, textAlign: 'right', fontWeight: 600 }}>
          <RateText rate={discountRate} />
        </Box>
      </Box>
      <Tip title={translate('promos.unfeature')}>
        <IconButton
          size="small"
          aria-label={`${translate('promos.unfeature')}: ${name} (${code})`}
          disabled={disabled}
          onClick={onRemove}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Tip>
    </Box>
  );
};
