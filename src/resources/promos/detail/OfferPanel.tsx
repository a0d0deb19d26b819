import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Promo } from '#contract/shapes/promoShapes.ts';
import { NO_RANK } from '#domain/promos/promoRanks.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { Facts } from '../../../components/ui/Facts.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { NONE } from '../../../components/ui/texts.tsx';
import { PesoText, RateText } from '../shared/promoTexts.tsx';

const Words = ({ label, text }: { label: string; text: string }) => (
  <Box>
    <Typography variant="caption" component="h3" color="textSecondary">
      {label}
    </Typography>
    <Typography
      variant="body2"
      sx={{ mt: 0.25, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '75ch' }}
    >
      {text || NONE}
    </Typography>
  </Box>
);

const Categories = ({ categories }: Pick<Promo, 'categories'>) => {
  const translate = useTranslate();
  const isStaff = useUser().type === 'INTERNAL';
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {categories.map(({ code, name, rank }) => (
        <Chip
          key={code}
          size="small"
          label={isStaff ? `${name} · ${translate('promos.rankShort', { rank: rank ?? NO_RANK })}` : name}
        />
      ))}
    </Box>
  );
};

/** What the customer gets, and the words about it. */
export const OfferPanel = ({ promo }: { promo: Promo }) => {
  const translate = useTranslate();
  const label = (field: string) => translate(`promos.field.${field}`);
  return (
    <Panel title={translate('promos.section.offer')}>
      <Stack spacing={2}>
        <Facts
          facts={[
            { label: label('discountRate'), value: <RateText rate={promo.discountRate} /> },
            { label: label('minAmountDiscount'), value: <PesoText pesos={promo.minAmountDiscount} /> },
            { label: label('storeName'), value: promo.storeName },
            { label: label('storeCategoryId'), value: promo.storeCategory },
            { label: label('categories'), value: <Categories categories={promo.categories} /> },
            { label: label('partners'), value: promo.partners.map(({ name }) => name).join(', ') },
            { label: label('owner'), value: promo.owner?.name ?? translate('promos.ofProvider') },
          ]}
        />
        <Words label={label('description')} text={promo.description} />
        <Words label={label('termsAndConditions')} text={promo.termsAndConditions} />
      </Stack>
    </Panel>
  );
};
