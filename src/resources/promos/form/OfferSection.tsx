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
import { CategoriesInput } from './CategoriesInput.tsx';
import { DescriptionInput } from './DescriptionInput.tsx';
import { FigureInput } from './FigureInput.tsx';

interface Props {
  isNew: boolean;
  /** The promo that holds the ranks it has. */
  promoId?: string;
}

/** What the customer gets and what it is called. */
export const OfferSection = ({ isNew, promoId }: Props) => {
  const translate = useTranslate();
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
          <FigureInput source="discountRate" />
          <FigureInput source="minAmountDiscount" help={translate('promos.help.minAmount')} />
          <SelectInput source="storeCategoryId" options={storeCategories} />
          <Box sx={{ pt: { sm: 2.5 } }}>
            <BooleanInput source="isQr" help={translate('promos.help.isQr')} />
          </Box>
        </FieldGrid>
        <CategoriesInput source="categories" promoId={promoId} />
        <DescriptionInput source="description" />
        <TextInput source="termsAndConditions" rows={4} />
      </Stack>
    </Panel>
  );
};
