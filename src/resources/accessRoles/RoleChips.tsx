import LockIcon from '@mui/icons-material/LockOutlined';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { whoText } from '../../components/admin/records/whoText.ts';
import { StatusChip } from '../../components/ui/StatusChip.tsx';
import { Tip } from '../../components/ui/Tip.tsx';

const T = 'resources.accessRoles';

/** A role's name; a reserved one with a lock and its reason. */
export const RoleName = ({ role, isReserved }: { role: string; isReserved: boolean }) => {
  const translate = useTranslate();
  if (!isReserved) return role;
  return (
    <Stack
      component="span"
      direction="row"
      spacing={0.75}
      sx={{ display: 'inline-flex', alignItems: 'center' }}
    >
      <span>{role}</span>
      <Tip title={translate(`${T}.nameLocked`)}>
        <LockIcon titleAccess={translate(`${T}.reserved`)} sx={{ fontSize: 14, color: 'text.disabled' }} />
      </Tip>
    </Stack>
  );
};

/** Whether a role gives anything at all. */
export const RoleStatus = ({ isEnabled }: { isEnabled: boolean }) => {
  const translate = useTranslate();
  return isEnabled ? (
    <StatusChip tone="success" label={translate(`${T}.enabled`)} />
  ) : (
    <StatusChip tone="neutral" label={translate(`${T}.disabled`)} />
  );
};

/** Whom a role is offered to. */
export const RoleAudience = ({ isExternal }: { isExternal: boolean }) => {
  const translate = useTranslate();
  return <>{translate(isExternal ? `${T}.external` : `${T}.internal`)}</>;
};

/** Who changed a role last; those that come with the portal were changed by nobody yet. */
export const RoleChanger = ({ by }: { by: string | null }) => {
  const translate = useTranslate();
  return by ? whoText(by, translate) : translate('list.system');
};
