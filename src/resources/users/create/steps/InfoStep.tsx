import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { contactDetailFields, contactPersonFields } from '#domain/fields/contactPerson.ts';
import { userFields } from '#domain/fields/user.ts';
import { useLanguage } from '../../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../../components/admin/useSukiDataProvider.ts';
import { useUser } from '../../../../components/shell/useUser.ts';
import { FieldGrid } from '../../../../components/ui/FieldGrid.tsx';
import { Fields } from '../../../../components/ui/fields/Fields.tsx';
import { FormSwitch } from '../../../../components/ui/fields/formFields.ts';
import { FormSearchSelect } from '../../../../components/ui/fields/formSelects.ts';
import { MobileInput } from '../../../../components/ui/fields/MobileInput.tsx';
import { TextInput } from '../../../../components/ui/fields/TextInput.tsx';
import { Panel } from '../../../../components/ui/Panel.tsx';
import { FullNameFields } from '../../../../components/ui/people/FullNameFields.tsx';
import { StepForm } from '../StepForm.tsx';
import { useTakenEmail } from '../useTakenEmail.ts';
import { useWizard } from '../wizardContext.ts';

/** Keeps what the chosen partner is called beside it, for the review. */
const usePartnerSearch = () => {
  const provider = useSukiDataProvider();
  const { setValue } = useFormContext();
  const partnerId: string | null = useWatch({ name: 'partnerId' });
  const names = useRef(new Map<string, string>());
  useEffect(() => {
    const name = partnerId === null ? null : names.current.get(partnerId);
    if (name !== undefined) setValue('partnerName', name, { shouldDirty: true });
  }, [partnerId, setValue]);
  return async (text: string) => {
    const found = await provider.findPartnersToInvite(text);
    for (const { value, label } of found) names.current.set(value, label);
    return found;
  };
};

/** Whose the person is: of the staff, or of which partner. */
const Whose = () => {
  const translate = useTranslate();
  const language = useLanguage();
  const search = usePartnerSearch();
  const { partnerId, partnerName } = useWizard().answers;
  const isStaff: boolean = useWatch({ name: 'isStaff' });
  return (
    <Panel title={translate('users.create.whose')}>
      <FormSwitch name="isStaff" label={translate('users.create.isStaff')} />
      {!isStaff && (
        <Box sx={{ mt: 2 }}>
          <FormSearchSelect
            name="partnerId"
            label={userFields.partnerName.label[language]}
            help={translate('users.create.partnerHelp')}
            required
            known={partnerId && partnerName ? { value: partnerId, label: partnerName } : null}
            search={search}
          />
        </Box>
      )}
    </Panel>
  );
};

/** Who the person is and how they are reached: the invitation goes there. */
export const InfoStep = () => {
  const translate = useTranslate();
  const isExternal = useUser().type === 'EXTERNAL';
  const { answers } = useWizard();
  return (
    <StepForm
      names={['isStaff', 'partnerId', 'partnerName', 'fullName', 'birthDate', 'contactDetail']}
      asked={useTakenEmail()}
    >
      {isExternal ? null : <Whose />}
      <Panel
        title={translate('users.panel.person')}
        note={isExternal ? (answers.partnerName ?? undefined) : undefined}
      >
        <Stack spacing={2}>
          <FullNameFields name="fullName" />
          <Fields of={contactPersonFields}>
            <FieldGrid columns={3}>
              <TextInput source="birthDate" required autoComplete="bday" />
            </FieldGrid>
          </Fields>
        </Stack>
      </Panel>
      <Panel title={translate('users.create.reached')} note={translate('users.create.reachedNote')}>
        <Fields of={contactDetailFields} at="contactDetail">
          <FieldGrid columns={3}>
            <TextInput source="emailAddress" required />
            <MobileInput source="mobileNumber" />
            <TextInput source="landlineNumber" />
          </FieldGrid>
        </Fields>
      </Panel>
    </StepForm>
  );
};
