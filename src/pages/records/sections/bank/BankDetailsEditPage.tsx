import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { needsSecondPerson } from '#domain/review/applicationStatus.ts';
import { useEffectHours } from '../../../../components/admin/approvals/useEffectWords.ts';
import { SectionForm } from '../../../../components/admin/records/sections/SectionForm.tsx';
import type { WholeRecord } from '../../../../components/admin/records/useWholeRecord.ts';
import { FormSwitch } from '../../../../components/ui/fields/formFields.ts';
import { Panel } from '../../../../components/ui/Panel.tsx';
import { AccountInputs } from './AccountInputs.tsx';
import { PARTNER_BANK, STORE_BANK } from './bankSection.ts';
import { PendingBankChange } from './PendingBankChange.tsx';

const StoreAccount = () => {
  const translate = useTranslate();
  const isShared: boolean = useWatch({ name: 'isSameBank' });
  return (
    <>
      <Panel title={translate('sections.whoseAccount')}>
        <FormSwitch name="isSameBank" label={translate('sections.field.isSameBank')} />
      </Panel>
      {!isShared && <AccountInputs />}
    </>
  );
};

/** Said before anything is typed: from the approval on, a change of the account waits for somebody else. */
const SecondPerson = ({ status }: Pick<WholeRecord, 'status'>) => {
  const translate = useTranslate();
  const hours = useEffectHours('BANK_ACCOUNT');
  if (!needsSecondPerson(status)) return null;
  return (
    <Alert severity="info">
      {hours
        ? translate('sections.secondPersonHours', { smart_count: hours })
        : translate('sections.secondPerson')}
    </Alert>
  );
};

const sectionOf = ({ kind }: WholeRecord) => (kind === 'partner' ? PARTNER_BANK : STORE_BANK);

/** Changes the account that a partner or a store is paid to, and who signs for it. */
export const BankDetailsEditPage = () => (
  <SectionForm view="bankDetails" section={sectionOf}>
    {({ kind, status }) => (
      <>
        <SecondPerson status={status} />
        <PendingBankChange />
        {kind === 'partner' ? <AccountInputs /> : <StoreAccount />}
      </>
    )}
  </SectionForm>
);
