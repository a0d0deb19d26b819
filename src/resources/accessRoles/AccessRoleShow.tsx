import EditIcon from '@mui/icons-material/EditOutlined';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AccessRole } from '#contract/accessRoles.ts';
import { whyNoRoleView } from '#domain/access/view/viewAs.ts';
import { Can } from '../../components/admin/Can.tsx';
import { HeadBar } from '../../components/admin/HeadBar.tsx';
import { RecordPage } from '../../components/admin/RecordPage.tsx';
import { FormLink } from '../../components/admin/viewing/FormLink.tsx';
import { ViewAsButton } from '../../components/admin/viewing/ViewAsButton.tsx';
import { Ago } from '../../components/shell/Ago.tsx';
import { Facts } from '../../components/ui/Facts.tsx';
import { Panel } from '../../components/ui/Panel.tsx';
import { resourcePath } from '../../providers/paths.ts';
import { CompareWith } from './compare/CompareButtons.tsx';
import { DerivedPermissions } from './DerivedPermissions.tsx';
import { GivingPanel } from './GivingPanel.tsx';
import { MatrixView } from './MatrixView.tsx';
import { RoleAudience, RoleChanger, RoleName, RoleStatus } from './RoleChips.tsx';
import { RoleHistory } from './RoleHistory.tsx';
import { RoleUsers } from './RoleUsers.tsx';
import { WaitingRequest } from './WaitingRequest.tsx';

const T = 'resources.accessRoles';

const EditButton = ({ id }: { id: string }) => {
  const translate = useTranslate();
  return (
    <Can anyOf={['UM_EDIT_ACCESS_ROLE']} explain>
      <FormLink variant="contained" startIcon={<EditIcon />} to={resourcePath('access-roles', 'edit', id)}>
        {translate('form.edit')}
      </FormLink>
    </Can>
  );
};

type Shown = AccessRole & { id: string };

/** The name of a role and whether it is in use; also out of the row of its list. */
const RoleHead = ({ role, actions }: { role: Pick<Shown, 'role' | 'isEnabled'>; actions?: ReactNode }) => (
  <HeadBar title={role.role} aside={<RoleStatus isEnabled={role.isEnabled} />} actions={actions} />
);

const Role = () => {
  const translate = useTranslate();
  const role = useRecordContext<Shown>();
  if (!role) return null;
  const {
    responsibilityCount,
    userCount,
    updatedBy,
    dtimeUpdated,
    dtimeCreated,
    isReserved,
    requiresSecondFactor,
  } = role;
  const label = (field: string) => translate(`${T}.fields.${field}`);
  return (
    <Stack spacing={2.5}>
      <RoleHead
        role={role}
        actions={
          <>
            <CompareWith id={role.id} />
            <ViewAsButton
              kind="role"
              id={role.id}
              name={role.role}
              reaches={role.isExternal ? role.reaches : null}
              why={whyNoRoleView(role)}
            />
            <EditButton id={role.id} />
          </>
        }
      />
      {role.approvalRequestId && <WaitingRequest id={role.approvalRequestId} />}
      <Panel title={translate(`${T}.details`)}>
        <Facts
          facts={[
            { label: label('role'), value: <RoleName role={role.role} isReserved={isReserved} /> },
            { label: label('isExternal'), value: <RoleAudience isExternal={role.isExternal} /> },
            {
              label: label('requiresSecondFactor'),
              value: translate(requiresSecondFactor ? `${T}.required` : `${T}.notRequired`),
            },
            { label: label('userCount'), value: userCount },
            { label: label('responsibilityCount'), value: responsibilityCount },
            { label: label('updatedBy'), value: <RoleChanger by={updatedBy} /> },
            { label: label('dtimeUpdated'), value: <Ago at={dtimeUpdated} /> },
            { label: label('dtimeCreated'), value: <Ago at={dtimeCreated} /> },
          ]}
        />
      </Panel>
      <RoleUsers id={role.id} role={role.role} isExternal={role.isExternal} userCount={userCount} />
      <MatrixView modules={role.modules} />
      <DerivedPermissions role={role.role} isExternal={role.isExternal} />
      <GivingPanel role={role.role} isExternal={role.isExternal} />
      <RoleHistory id={role.id} />
    </Stack>
  );
};

/** One access role: what it may do, who has it, who changed it. */
export const AccessRoleShow = () => (
  <RecordPage resource="access-roles" head={({ role, isEnabled }) => <RoleHead role={{ role, isEnabled }} />}>
    <Role />
  </RecordPage>
);
