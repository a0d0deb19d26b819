import { useTranslate } from 'react-admin';
import { bankAccountFields } from '#domain/fields/bankAccount.ts';
import { contactPersonFields } from '#domain/fields/contactPerson.ts';
import { storeFields } from '#domain/fields/store.ts';
import { formatTypedMobile } from '#domain/formats/mobile.ts';
import { fullName } from '#domain/people/fullName.ts';
import type { Values } from '../../../../components/admin/form/formSpec.tsx';
import { useUser } from '../../../../components/shell/useUser.ts';
import { FieldFacts } from '../../../../components/ui/fields/FieldFacts.tsx';
import { Fields } from '../../../../components/ui/fields/Fields.tsx';
import { TextField, WordedField } from '../../../../components/ui/fields/TextField.tsx';
import { NONE } from '../../../../components/ui/texts.tsx';
import {
  detailsOfStore,
  filingOfStore,
  registrationOfStore,
  withholdingOfStore,
} from '../../../records/sections/StoreFacts.tsx';
import { AccountKind, BankName, BranchOfBank } from '../../summary/bankTexts.tsx';
import { AddressWords } from '../../summary/PlaceWords.tsx';
import { StaffName } from '../../summary/texts.tsx';
import { addressOf, codeIn, groupIn, terminalsOf } from '../addressOf.ts';
import { SummaryPanel } from './SummaryPanel.tsx';

interface Props {
  branch: Values;
}

/** The number of a mobile phone as people read it, right or wrong. */
export const mobileText = (typed: string): string => (typed ? formatTypedMobile(typed) : NONE);

/** What a store is. */
export const StoreCard = ({ branch }: Props) => {
  const translate = useTranslate();
  const isExternal = useUser().type === 'EXTERNAL';
  return (
    <SummaryPanel title={translate('records.page.merchantDetails')}>
      <Fields of={storeFields} record={branch}>
        <FieldFacts>
          {detailsOfStore}
          {registrationOfStore}
          {!isExternal && withholdingOfStore}
        </FieldFacts>
      </Fields>
    </SummaryPanel>
  );
};

/** Where a store is. */
export const PlaceCard = ({ branch }: Props) => {
  const translate = useTranslate();
  const isShared = branch.isSameAddress === true;
  return (
    <SummaryPanel
      title={translate('branches.part.address')}
      none={isShared && translate('branches.samePlace')}
    >
      <AddressWords address={addressOf(branch)} />
    </SummaryPanel>
  );
};

/** To which account a store is paid. */
export const BankCard = ({ branch }: Props) => {
  const translate = useTranslate();
  const account = groupIn(branch, 'bankDetails');
  return (
    <SummaryPanel
      title={translate('branches.part.bankDetails')}
      none={branch.isSameBank === true && translate('sections.sharesBank')}
    >
      <Fields of={bankAccountFields} record={account}>
        <FieldFacts>
          <WordedField source="bankId">
            <BankName account={account} />
          </WordedField>
          <WordedField source="bankBranchId">
            <BranchOfBank account={account} />
          </WordedField>
          <TextField source="accountName" />
          <TextField source="accountNumber" />
          <WordedField source="accountType">
            <AccountKind account={account} />
          </WordedField>
          <TextField source="isPaymentsReceived" />
        </FieldFacts>
      </Fields>
    </SummaryPanel>
  );
};

/** Whom to speak to at a store. */
export const ContactCard = ({ branch }: Props) => {
  const translate = useTranslate();
  const person = groupIn(branch, 'contactPerson');
  return (
    <SummaryPanel
      title={translate('branches.part.contactPerson')}
      none={branch.isSameContact === true && translate('sections.sharesContacts')}
    >
      <Fields of={contactPersonFields} record={person}>
        <FieldFacts>
          <WordedField source="fullName">{fullName(groupIn(person, 'fullName'))}</WordedField>
          <TextField source="jobTitle" />
          <TextField source="birthDate" />
          <TextField source="contactDetail.mobileNumber" />
          <TextField source="contactDetail.landlineNumber" />
          <TextField source="contactDetail.emailAddress" />
        </FieldFacts>
      </Fields>
    </SummaryPanel>
  );
};

/** What staff keep of a store. */
export const FilingCard = ({ branch }: Props) => {
  const translate = useTranslate();
  const terminals = terminalsOf(branch).map(({ terminalId }) => terminalId);
  return (
    <SummaryPanel title={translate('sections.filing')}>
      <Fields of={storeFields} record={branch}>
        <FieldFacts>
          {filingOfStore({
            owner: <StaffName code={codeIn(branch, 'accountOwnerCode')} />,
            terminals: terminals.filter(Boolean).join(', '),
          })}
        </FieldFacts>
      </Fields>
    </SummaryPanel>
  );
};
