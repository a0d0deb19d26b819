import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import type { RaRecord } from 'react-admin';
import { lazyPage } from '../../public/lazyPage.ts';
import { AccessRoleList } from './AccessRoleList.tsx';

// The matrix and its form are many times the list's size: fetched when somebody opens a role.
const AccessRoleShow = lazyPage(async () => ({
  default: (await import('./AccessRoleShow.tsx')).AccessRoleShow,
}));
const AccessRoleCreate = lazyPage(async () => ({
  default: (await import('./AccessRoleCreate.tsx')).AccessRoleCreate,
}));
const AccessRoleEdit = lazyPage(async () => ({
  default: (await import('./AccessRoleEdit.tsx')).AccessRoleEdit,
}));

export const accessRoles = {
  name: 'access-roles',
  list: AccessRoleList,
  show: AccessRoleShow,
  create: AccessRoleCreate,
  edit: AccessRoleEdit,
  icon: AdminPanelSettingsOutlined,
  recordRepresentation: (record: RaRecord) => String(record.role),
};
