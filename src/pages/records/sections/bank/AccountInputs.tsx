import { useTranslate } from 'react-admin';
import { BankFields } from '../../../../components/ui/bank/BankFields.tsx';
import { Panel } from '../../../../components/ui/Panel.tsx';
import { PersonFields } from '../../../../components/ui/people/PersonFields.tsx';

/** The account that a partner or a store is paid to, and who signs for it. */
export const AccountInputs = () => {
  const translate = useTranslate();
  return (
    <>
      <Panel title={translate('records.page.bankDetails')}>
        <BankFields name="bankDetails" />
      </Panel>
      <Panel title={translate('sections.role.AUTHORIZED_SIGNATORY')}>
        <PersonFields name="authorizedSignatory" />
      </Panel>
    </>
  );
};
