import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { registrationCodeFields } from '#domain/fields/registrationCode.ts';
import { pathOf } from '#domain/pages.ts';
import { MOST_CODE_USES } from '#domain/people/registrationCode.ts';
import { FormPage } from '../../../components/admin/form/FormPage.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { FieldGrid } from '../../../components/ui/FieldGrid.tsx';
import { Fields } from '../../../components/ui/fields/Fields.tsx';
import { FormText } from '../../../components/ui/fields/formFields.ts';
import { FormSearchSelect } from '../../../components/ui/fields/formSelects.ts';
import { TextInput } from '../../../components/ui/fields/TextInput.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { codeForm } from './codeForm.ts';
import { FormStores } from './FormStores.tsx';
import { FormTitles } from './FormTitles.tsx';

/** The partner, which staff choose; another one has other stores. */
const PartnerInput = () => {
  const translate = useTranslate();
  const language = useLanguage();
  const provider = useSukiDataProvider();
  const { setValue } = useFormContext();
  const partnerId: string | null = useWatch({ name: 'partnerId' });
  const { data: name } = useQuery({
    queryKey: ['partnerName', partnerId],
    queryFn: () => provider.getPartnerName(partnerId ?? ''),
    enabled: partnerId !== null,
  });
  const before = useRef(partnerId);
  useEffect(() => {
    if (before.current !== null && before.current !== partnerId) setValue('merchantIds', []);
    before.current = partnerId;
  }, [partnerId, setValue]);
  return (
    <FormSearchSelect
      name="partnerId"
      label={registrationCodeFields.partnerName.label[language]}
      help={translate('registrationCodes.partnerHelp')}
      required
      known={partnerId && name ? { value: partnerId, label: name } : null}
      search={(text) => provider.findPartnersToInvite(text)}
    />
  );
};

const Inputs = ({ isStaff }: { isStaff: boolean }) => {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Fields of={registrationCodeFields}>
      <Panel title={translate('registrationCodes.forWhom')}>
        <Stack spacing={2}>
          {isStaff && <PartnerInput />}
          <FormTitles name="jobTitleIds" />
          <FormStores name="merchantIds" />
        </Stack>
      </Panel>
      <Panel title={translate('registrationCodes.bounds')}>
        <Stack spacing={2}>
          <FieldGrid columns={2}>
            <TextInput source="dateExpires" help={translate('registrationCodes.expiresHelp')} />
            <FormText
              name="maxUses"
              label={registrationCodeFields.maxUses.label[language]}
              help={translate('registrationCodes.maxUsesHelp')}
              required
              inputMode="numeric"
              maxLength={String(MOST_CODE_USES).length}
              autoComplete="off"
            />
          </FieldGrid>
          <TextInput
            source="purpose"
            help={isStaff ? translate('registrationCodes.purposeHelp') : undefined}
          />
        </Stack>
      </Panel>
    </Fields>
  );
};

/** The form of a new registration code. */
export const RegistrationCodeCreate = () => {
  const translate = useTranslate();
  const language = useLanguage();
  const navigate = useNavigate();
  const isStaff = useUser().type === 'INTERNAL';
  const spec = useMemo(() => codeForm(language, isStaff, translate), [language, isStaff, translate]);
  return (
    <FormPage
      spec={spec}
      title={translate('registrationCodes.add')}
      intro={translate('registrationCodes.createIntro')}
      saveLabel={translate('registrationCodes.create')}
      cancelTo={pathOf('registrationCodeList')}
      onDone={({ id }) => navigate(pathOf('registrationCode', { id: String(id) }))}
    >
      <Inputs isStaff={isStaff} />
    </FormPage>
  );
};
