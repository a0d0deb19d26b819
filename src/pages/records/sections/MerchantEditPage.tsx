import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useRecordShell } from '../../../components/admin/records/recordContext.ts';
import { SectionForm } from '../../../components/admin/records/SectionForm.tsx';
import { useFieldLabel } from '../../../components/admin/records/useFieldLabel.ts';
import { AddressFields } from '../../../components/ui/address/AddressFields.tsx';
import { FieldGrid } from '../../../components/ui/FieldGrid.tsx';
import { FormSwitch, FormText } from '../../../components/ui/fields/formFields.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { FormMobile } from '../../../components/ui/people/MobileField.tsx';
import { LookupSelect } from './LookupSelect.tsx';
import { storeDetails } from './merchantSection.ts';
import { StaffPanel } from './StaffPanel.tsx';
import { TerminalRows } from './TerminalRows.tsx';

/** What a store is: its name, type, segment and number. */
export const StoreDetails = () => {
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  return (
    <Panel title={translate('records.page.merchantDetails')}>
      <FieldGrid>
        <FormText
          name="merchantName"
          label={labelOf('merchantName')}
          maxLength={200}
          autoComplete="organization"
          required
        />
        <LookupSelect name="merchantType" list="merchantType" />
        <FormText name="segment" label={labelOf('segment')} maxLength={80} optional />
        <FormMobile name="contactNumber" label={labelOf('contactNumber')} optional />
        <FormSwitch name="enableEmailDR" label={labelOf('enableEmailDR')} />
      </FieldGrid>
    </Panel>
  );
};

const Place = () => {
  const labelOf = useFieldLabel();
  const isShared: boolean = useWatch({ name: 'isSameAddress' });
  return (
    <Panel title={labelOf('address')}>
      <FormSwitch name="isSameAddress" label={labelOf('isSameAddress')} />
      {!isShared && (
        <Box sx={{ mt: 2 }}>
          <AddressFields name="address" />
        </Box>
      )}
    </Panel>
  );
};

/** A limit in pesos. */
const Amount = ({ name }: { name: string }) => (
  <FormText name={name} label={useFieldLabel()(name)} maxLength={24} inputMode="decimal" start="₱" optional />
);

/** What staff keep of a store. */
export const StoreFiling = () => {
  const labelOf = useFieldLabel();
  return (
    <StaffPanel code="hsisSalesRoomCode" below={<TerminalRows name="terminalDetails" />}>
      <FormText name="acquirerId" label={labelOf('acquirerId')} maxLength={40} optional />
      <Amount name="minCashAmt" />
      <Amount name="maxCashAmt" />
      <FormText name="pos" label={labelOf('pos')} maxLength={60} optional />
    </StaffPanel>
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
          <StoreDetails />
          <Place />
          {!isExternal && <StoreFiling />}
        </>
      )}
    </SectionForm>
  );
};
