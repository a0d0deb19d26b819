import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useUser } from '../../../components/shell/useUser.ts';
import { FieldGrid } from '../../../components/ui/FieldGrid.tsx';
import { BooleanInput } from '../../../components/ui/fields/BooleanInput.tsx';
import { SelectInput } from '../../../components/ui/fields/SelectInput.tsx';
import { TextInput } from '../../../components/ui/fields/TextInput.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { useStoreCategories } from '../shared/usePromoLookups.ts';
import { FormCategories } from './CategoriesField.tsx';
import { FormDescription } from './DescriptionBox.tsx';
import { FormFigure } from './FigureBox.tsx';
import { usePromoLabel } from './usePromoLabel.ts';

interface Props {
  isNew: boolean;
  /** The promo that holds the ranks it has. */
  promoId?: string;
}

/** What the customer gets and what it is called. */
export const OfferSection = ({ isNew, promoId }: Props) => {
  const translate = useTranslate();
  const label = usePromoLabel();
  const storeCategories = useStoreCategories();
  const isStaff = useUser().type === 'INTERNAL';
  return (
    <Panel title={translate('promos.section.offer')}>
      <Stack spacing={2}>
        <FieldGrid>
          <TextInput source="name" />
          {isStaff && (
            <TextInput
              source="code"
              help={translate(isNew ? 'promos.help.code' : 'promos.help.codeStays')}
              disabled={!isNew}
              optional={isNew}
            />
          )}
          <FormFigure name="discountRate" label={label('discountRate')} end="%" required />
          <FormFigure
            name="minAmountDiscount"
            label={label('minAmountDiscount')}
            help={translate('promos.help.minAmount')}
            start="₱"
          />
          <SelectInput source="storeCategoryId" options={storeCategories} />
          <Box sx={{ pt: { sm: 2.5 } }}>
            <BooleanInput source="isQr" help={translate('promos.help.isQr')} />
          </Box>
        </FieldGrid>
        <FormCategories name="categories" promoId={promoId} />
        <FormDescription name="description" label={label('description')} optional />
        <TextInput source="termsAndConditions" rows={4} />
      </Stack>
    </Panel>
  );
};
