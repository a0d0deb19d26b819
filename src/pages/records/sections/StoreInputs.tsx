import { useTranslate } from 'react-admin';
import { storeFields } from '#domain/fields/store.ts';
import { FieldGrid } from '../../../components/ui/FieldGrid.tsx';
import { BooleanInput } from '../../../components/ui/fields/BooleanInput.tsx';
import { Fields } from '../../../components/ui/fields/Fields.tsx';
import { MobileInput } from '../../../components/ui/fields/MobileInput.tsx';
import { TextInput } from '../../../components/ui/fields/TextInput.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { LookupInput } from './LookupInput.tsx';
import { RegistrationInputs } from './RegistrationInputs.tsx';
import { StaffPanel } from './StaffPanel.tsx';
import { TerminalRows } from './TerminalRows.tsx';

/** What a store is: its name, type, segment and number. */
export const StoreDetailInputs = () => {
  const translate = useTranslate();
  return (
    <Fields of={storeFields}>
      <Panel title={translate('records.page.merchantDetails')}>
        <FieldGrid>
          <TextInput source="merchantName" autoComplete="organization" />
          <LookupInput source="merchantType" />
          <TextInput source="segment" />
          <MobileInput source="contactNumber" />
          <BooleanInput source="enableEmailDR" />
        </FieldGrid>
      </Panel>
    </Fields>
  );
};

interface BusinessProps {
  isExternal: boolean;
  /** Its taxes change from a day on, and not here. */
  isTrading?: boolean;
}

/** TIN, registration and taxes of a store; the taxes are staff’s to set. */
export const StoreBusinessInputs = ({ isExternal, isTrading = false }: BusinessProps) => {
  const translate = useTranslate();
  const isTaxed = !isExternal && !isTrading;
  return (
    <Fields of={storeFields}>
      <Panel title={translate('sections.registration')}>
        <FieldGrid>
          <RegistrationInputs entity={null} />
          {isTaxed && <BooleanInput source="isEwt" />}
          {isTaxed && <BooleanInput source="isTwa" />}
        </FieldGrid>
      </Panel>
    </Fields>
  );
};

/** What staff keep of a store. */
export const StoreFilingInputs = () => (
  <Fields of={storeFields}>
    <StaffPanel code="hsisSalesRoomCode" below={<TerminalRows source="terminalDetails" />}>
      <TextInput source="acquirerId" />
      <TextInput source="minCashAmt" />
      <TextInput source="maxCashAmt" />
      <TextInput source="pos" />
    </StaffPanel>
  </Fields>
);
