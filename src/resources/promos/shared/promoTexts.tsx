import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { PromoRow } from '#contract/shapes/promoShapes.ts';
import { formatDate } from '#domain/day.ts';
import { percentText } from '../../../components/ui/numberTexts.ts';
import { Tip } from '../../../components/ui/Tip.tsx';
import { NONE } from '../../../components/ui/texts.tsx';

const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** A rate in percent, 12.50%. */
export const RateText = ({ rate }: { rate: string }) => (
  <Box component="span" sx={figures}>
    {percentText(rate, 2)}
  </Box>
);

/** From the first day to the last, both MM/DD/YYYY. */
export const ValidityText = ({ promo: { dtimeValidity } }: { promo: Pick<PromoRow, 'dtimeValidity'> }) => (
  <Box component="span" sx={figures}>
    {formatDate(dtimeValidity.from)} – {formatDate(dtimeValidity.to)}
  </Box>
);

/** The first of several names, and how many more there are; all of them on hover. */
export const FirstOf = ({ names }: { names: readonly string[] }) => {
  const translate = useTranslate();
  const [first, ...more] = names;
  if (first === undefined) return NONE;
  if (more.length === 0) return first;
  return (
    <Tip title={names.join(', ')}>
      <span>
        {first}{' '}
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {translate('promos.andMore', { smart_count: more.length })}
        </Box>
      </span>
    </Tip>
  );
};
