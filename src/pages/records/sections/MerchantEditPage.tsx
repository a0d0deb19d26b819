import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { storeFields } from '#domain/fields/store.ts';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { SectionForm } from '../../../components/admin/records/sections/SectionForm.tsx';
import { AddressFields } from '../../../components/ui/address/AddressFields.tsx';
import { BooleanInput } from '../../../components/ui/fields/BooleanInput.tsx';
import { Fields } from '../../../components/ui/fields/Fields.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { StoreDetailInputs, StoreFilingInputs } from './StoreInputs.tsx';
import { storeDetails } from './storeDetails.ts';

const Place = () => {
  const translate = useTranslate();
  const isShared: boolean = useWatch({ name: 'isSameAddress' });
  return (
    <Panel title={translate('sections.field.address')}>
      <Fields of={storeFields}>
        <BooleanInput source="isSameAddress" />
      </Fields>
      {!isShared && (
        <Box sx={{ mt: 2 }}>
          <AddressFields name="address" />
        </Box>
      )}
    </Panel>
  );
};

/** Changes what a store is and where. */
export const MerchantEditPage = () => {
  const { isExternal } = useRecordShell();
  const sectionOf = useCallback(() => storeDetails(isExternal), [isExternal]);
  return (
    <SectionForm view="merchantDetails" section={sectionOf}>
      {() => (
        <>
          <StoreDetailInputs />
          <Place />
          {!isExternal && <StoreFilingInputs />}
        </>
      )}
    </SectionForm>
  );
};
