import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useUser } from '../../../components/shell/useUser.ts';
import { FieldGrid } from '../../../components/ui/FieldGrid.tsx';
import { FormSwitch, FormText } from '../../../components/ui/fields/formFields.ts';
import { FormSelect } from '../../../components/ui/fields/formSelects.ts';
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

const CODE_LENGTH = 40;
const NAME_LENGTH = 120;

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
          <FormText name="name" label={label('name')} maxLength={NAME_LENGTH} required />
          {isStaff && (
            <FormText
              name="code"
              label={label('code')}
              help={translate(isNew ? 'promos.help.code' : 'promos.help.codeStays')}
              maxLength={CODE_LENGTH}
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
          <FormSelect
            name="storeCategoryId"
            label={label('storeCategoryId')}
            options={storeCategories}
            required
          />
          <Box sx={{ pt: { sm: 2.5 } }}>
            <FormSwitch name="isQr" label={label('isQr')} help={translate('promos.help.isQr')} />
          </Box>
        </FieldGrid>
        <FormCategories name="categories" promoId={promoId} />
        <FormDescription name="description" label={label('description')} optional />
        <FormText
          name="termsAndConditions"
          label={label('termsAndConditions')}
          rows={4}
          maxLength={10_000}
          optional
        />
      </Stack>
    </Panel>
  );
};
