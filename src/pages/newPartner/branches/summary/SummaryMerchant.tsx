import { useTranslate } from 'react-admin';
import { formatMobile } from '#domain/formats/mobile.ts';
import type { Values } from '../../../../components/admin/form/formSpec.tsx';
import { LookupText } from '../../../../components/admin/LookupText.tsx';
import { useUser } from '../../../../components/shell/useUser.ts';
import { DateText, MoneyText, NONE, TinText } from '../../../../components/ui/texts.tsx';
import { useUiTexts } from '../../../../components/ui/uiTexts.tsx';
import { AccountKind, BankName, BranchOfBank } from '../../summary/bankTexts.tsx';
import { AddressWords } from '../../summary/PlaceWords.tsx';
import { StaffName } from '../../summary/texts.tsx';
import { addressOf, codeIn, groupIn, terminalsOf, textIn } from '../branchValues.ts';
import { fullName } from '../people.ts';
import { FieldFacts, SummaryPanel } from './SummaryPanel.tsx';

interface Props {
  branch: Values;
}

/** The number of a mobile phone as people read it, right or wrong. */
export const mobileText = (typed: string): string => (typed ? formatMobile(typed) : NONE);

const useSaid = () => {
  const { yes, no } = useUiTexts();
  return (value: unknown): string => (value === true ? yes : no);
};

/** What a store is. */
export const StoreCard = ({ branch }: Props) => {
  const translate = useTranslate();
  const said = useSaid();
  const isExternal = useUser().type === 'EXTERNAL';
  return (
    <SummaryPanel title={translate('records.page.merchantDetails')}>
      <FieldFacts
        facts={[
          ['merchantName', textIn(branch, 'merchantName')],
          ['merchantType', <LookupText list="merchantType" code={codeIn(branch, 'merchantType')} key="t" />],
          ['segment', textIn(branch, 'segment')],
          ['contactNumber', mobileText(codeIn(branch, 'contactNumber') ?? '')],
          ['tinNumber', <TinText tin={codeIn(branch, 'tinNumber')} key="n" />],
          ['dtiRegistrationNumber', textIn(branch, 'dtiRegistrationNumber')],
          ['secRegistrationNumber', textIn(branch, 'secRegistrationNumber')],
          ['vatType', <LookupText list="vatType" code={codeIn(branch, 'vatType')} key="v" />],
          ['enableEmailDR', said(branch.enableEmailDR)],
          ...(isExternal
            ? []
            : ([
                ['isEwt', said(branch.isEwt)],
                ['isTwa', said(branch.isTwa)],
              ] as const)),
        ]}
      />
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
  const said = useSaid();
  const account = groupIn(branch, 'bankDetails');
  return (
    <SummaryPanel
      title={translate('branches.part.bankDetails')}
      none={branch.isSameBank === true && translate('sections.sharesBank')}
    >
      <FieldFacts
        facts={[
          ['bankId', <BankName account={account} key="k" />],
          ['bankBranchId', <BranchOfBank account={account} key="c" />],
          ['accountName', textIn(account, 'accountName')],
          ['accountNumber', textIn(account, 'accountNumber')],
          ['accountType', <AccountKind account={account} key="t" />],
          ['isPaymentsReceived', said(account.isPaymentsReceived)],
        ]}
      />
    </SummaryPanel>
  );
};

/** Whom to speak to at a store. */
export const ContactCard = ({ branch }: Props) => {
  const translate = useTranslate();
  const person = groupIn(branch, 'contactPerson');
  const contact = groupIn(person, 'contactDetail');
  return (
    <SummaryPanel
      title={translate('branches.part.contactPerson')}
      none={branch.isSameContact === true && translate('sections.sharesContacts')}
    >
      <FieldFacts
        facts={[
          ['fullName', fullName(groupIn(person, 'fullName'))],
          ['jobTitle', textIn(person, 'jobTitle')],
          ['birthDate', <DateText value={codeIn(person, 'birthDate')} key="b" />],
          ['mobileNumber', mobileText(textIn(contact, 'mobileNumber'))],
          ['landlineNumber', textIn(contact, 'landlineNumber')],
          ['emailAddress', textIn(contact, 'emailAddress')],
        ]}
      />
    </SummaryPanel>
  );
};

/** What staff keep of a store. */
export const FilingCard = ({ branch }: Props) => {
  const translate = useTranslate();
  const terminals = terminalsOf(branch).map(({ terminalId }) => terminalId);
  return (
    <SummaryPanel title={translate('sections.filing')}>
      <FieldFacts
        facts={[
          ['hsisSalesRoomCode', textIn(branch, 'hsisSalesRoomCode')],
          ['accountOwnerCode', <StaffName code={codeIn(branch, 'accountOwnerCode')} key="o" />],
          ['businessArea', <LookupText list="businessArea" code={codeIn(branch, 'businessArea')} key="a" />],
          ['minCashAmt', <MoneyText amount={codeIn(branch, 'minCashAmt')} key="n" />],
          ['maxCashAmt', <MoneyText amount={codeIn(branch, 'maxCashAmt')} key="x" />],
          ['acquirerId', textIn(branch, 'acquirerId')],
          ['terminalDetails', terminals.filter(Boolean).join(', ')],
          ['pos', textIn(branch, 'pos')],
        ]}
      />
    </SummaryPanel>
  );
};
