import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { SectionForm } from '../../../components/admin/records/sections/SectionForm.tsx';
import type { WholeRecord } from '../../../components/admin/records/useWholeRecord.ts';
import { FormSwitch } from '../../../components/ui/fields/formFields.ts';
import { Panel } from '../../../components/ui/Panel.tsx';
import { SignatoryHint } from './bank/SignatoryHint.tsx';
import { PARTNER_CONTACTS, STORE_CONTACTS } from './contactSection.ts';
import { PeopleRows } from './PeopleRows.tsx';

const NAME = 'contactPersons';

const StorePeople = () => {
  const translate = useTranslate();
  const isShared: boolean = useWatch({ name: 'isSameContact' });
  const { errors } = useFormState();
  const problem = errors[NAME]?.message;
  return (
    <>
      <Panel title={translate('records.page.contactPersons')}>
        <FormSwitch name="isSameContact" label={translate('sections.field.isSameContact')} />
        {!isShared && typeof problem === 'string' && <Alert severity="error">{problem}</Alert>}
      </Panel>
      {!isShared && <PeopleRows name={NAME} least={0} />}
    </>
  );
};

const sectionOf = ({ kind }: WholeRecord) => (kind === 'partner' ? PARTNER_CONTACTS : STORE_CONTACTS);

/** Changes whom to speak to at a partner or a store. */
export const ContactPersonEditPage = () => (
  <SectionForm view="contactPersons" section={sectionOf}>
    {({ kind }) => (
      <>
        <SignatoryHint />
        {kind === 'partner' ? <PeopleRows name={NAME} least={1} /> : <StorePeople />}
      </>
    )}
  </SectionForm>
);
