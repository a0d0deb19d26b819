import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { BankAccount } from '#contract/shapes/bankAccount.ts';
import { bankAccountFields } from '#domain/fields/bankAccount.ts';
import { SectionFacts } from '../../../../components/admin/records/sections/SectionFacts.tsx';
import { EditSection } from '../../../../components/admin/records/sections/SectionView.tsx';
import type { WholeRecord } from '../../../../components/admin/records/useWholeRecord.ts';
import { Fields } from '../../../../components/ui/fields/Fields.tsx';
import { TextField, WordedField } from '../../../../components/ui/fields/TextField.tsx';
import { Panel } from '../../../../components/ui/Panel.tsx';
import { useUiTexts } from '../../../../components/ui/uiTexts.tsx';
import { PersonFacts } from '../PersonFacts.tsx';
import { BankRequest } from './PendingBankChange.tsx';

const AccountFacts = ({ account }: { account: BankAccount }) => {
  const texts = useUiTexts();
  return (
    <Fields of={bankAccountFields} record={account}>
      <SectionFacts section="bank-details">
        <WordedField source="bankId">{account.bankName}</WordedField>
        <WordedField source="bankBranchId">{account.bankBranchName}</WordedField>
        <TextField source="accountName" />
        <TextField source="accountNumber" />
        <WordedField source="accountType">{texts[`account${account.accountType}`]}</WordedField>
        <TextField source="isPaymentsReceived" />
      </SectionFacts>
    </Fields>
  );
};

/** The account that a partner or a store is paid to, who signs for it, and a change of it that is open. */
export const BankDetails = ({ record }: { record: WholeRecord }) => {
  const translate = useTranslate();
  const title = translate('records.page.bankDetails');
  const signatory = record.contactPersons.find(({ role }) => role === 'AUTHORIZED_SIGNATORY');
  const isShared = record.kind === 'merchant' && record.isSameBank;
  const [account, ...others] = record.bankDetails;
  return (
    <>
      <BankRequest />
      <Panel
        title={title}
        aside={<EditSection page="bankDetailsEdit" name={title} />}
        {...(isShared && account ? { note: translate('sections.sharesBank') } : {})}
      >
        {account ? (
          <AccountFacts account={account} />
        ) : (
          <Typography variant="body2" color="textSecondary">
            {translate(isShared ? 'sections.sharesBank' : 'sections.noBank')}
          </Typography>
        )}
      </Panel>
      {others.map((other) => (
        <Panel key={other.id} title={other.bankName}>
          <AccountFacts account={other} />
        </Panel>
      ))}
      {signatory && (
        <Panel title={translate('sections.role.AUTHORIZED_SIGNATORY')}>
          <PersonFacts person={signatory} section="signatory" />
        </Panel>
      )}
    </>
  );
};
