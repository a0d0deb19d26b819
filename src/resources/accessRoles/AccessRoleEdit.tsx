import { useMemo, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AccessRole } from '#contract/accessRoles.ts';
import { useHeld } from '../../components/admin/Can.tsx';
import { FormPage } from '../../components/admin/form/FormPage.tsx';
import { RecordPage } from '../../components/admin/RecordPage.tsx';
import { AccessRoleInputs } from './AccessRoleInputs.tsx';
import { useForesee } from './foresee/useForesee.tsx';
import { RoleStatus } from './RoleChips.tsx';
import { roleFormSpec } from './roleForm.ts';

const EditForm = () => {
  const translate = useTranslate();
  const record = useRecordContext<AccessRole & { id: string }>();
  const held = useHeld();
  const [base] = useState(record);
  const { confirm, dialog } = useForesee();
  const spec = useMemo(
    () => roleFormSpec({ translate, held, base, confirm }),
    [translate, held, base, confirm],
  );
  if (!base) return null;
  return (
    <FormPage
      width="page"
      spec={spec}
      title={translate('resources.accessRoles.editTitle', { role: base.role })}
      aside={<RoleStatus isEnabled={base.isEnabled} />}
    >
      <AccessRoleInputs />
      {dialog}
    </FormPage>
  );
};

/** The form of an access role as it stands. */
export const AccessRoleEdit = () => (
  <RecordPage resource="access-roles">
    <EditForm />
  </RecordPage>
);
