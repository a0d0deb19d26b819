import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useHeld } from '../../components/admin/Can.tsx';
import { FormPage } from '../../components/admin/form/FormPage.tsx';
import { AccessRoleInputs } from './AccessRoleInputs.tsx';
import { roleFormSpec } from './roleForm.ts';

/** The form of a new access role. */
export const AccessRoleCreate = () => {
  const translate = useTranslate();
  const held = useHeld();
  const spec = useMemo(() => roleFormSpec({ translate, held }), [translate, held]);
  return (
    <FormPage
      width="page"
      spec={spec}
      title={translate('resources.accessRoles.create')}
      intro={translate('resources.accessRoles.createIntro')}
      saveLabel={translate('resources.accessRoles.create')}
    >
      <AccessRoleInputs />
    </FormPage>
  );
};
