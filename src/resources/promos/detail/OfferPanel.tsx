import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Promo } from '#contract/shapes/promoShapes.ts';
import { NO_RANK } from '#domain/promos/promoRanks.ts';
import { type Deed, didText } from '../../../components/admin/records/whoText.ts';
import { Ago } from '../../../components/shell/Ago.tsx';
import { useUser } from '../../../components/shell/useUser.ts';
import { FieldFacts } from '../../../components/ui/fields/FieldFacts.tsx';
import { useField } from '../../../components/ui/fields/Fields.tsx';
import { TextField, WordedField } from '../../../components/ui/fields/TextField.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { RateText } from '../shared/promoTexts.tsx';

/** A text of several lines, too long to stand beside others. */
const Words = ({ source }: { source: string }) => (
  <Box>
    <Typography variant="caption" component="h3" color="textSecondary">
      {useField(source).label}
    </Typography>
    <Typography
      variant="body2"
      sx={{ mt: 0.25, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '75ch' }}
    >
      <TextField source={source} />
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

interface DoneProps {
  deed: Deed;
  by: string | null;
  at: string | null | undefined;
}

/** What was done to the promo, by whom and when. */
const Done = ({ deed, by, at }: DoneProps) => {
  const translate = useTranslate();
  const { username } = useUser();
  if (!at) return null;
  return (
    <span>
      {didText(deed, by, username, translate)} <Ago at={at} />
    </span>
  );
};

/** What the customer gets, and the words about it. */
export const OfferPanel = ({ promo }: { promo: Promo }) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('promos.section.offer')}>
      <Stack spacing={2}>
        <FieldFacts>
          <WordedField source="discountRate">
            <RateText rate={promo.discountRate} />
          </WordedField>
          <TextField source="minAmountDiscount" />
          <TextField source="storeName" />
          <TextField source="storeCategory" />
          <WordedField source="categories">
            <Categories categories={promo.categories} />
          </WordedField>
          <WordedField source="partners">{promo.partners.map(({ name }) => name).join(', ')}</WordedField>
          <WordedField source="owner">{promo.owner?.name ?? translate('promos.ofProvider')}</WordedField>
        </FieldFacts>
        <Words source="description" />
        <Words source="termsAndConditions" />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            typography: 'caption',
            color: 'text.secondary',
            overflowWrap: 'anywhere',
          }}
        >
          <Done deed="created" by={promo.createdBy} at={promo.dtimeCreated} />
          <Done deed="edited" by={promo.editedBy} at={promo.dtimeEdited} />
          <Done deed="changed" by={promo.updatedBy} at={promo.dtimeUpdated} />
        </Box>
      </Stack>
    </Panel>
  );
};
