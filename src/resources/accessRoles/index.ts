import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import type { RaRecord } from 'react-admin';
import { AccessRoleCreate } from './AccessRoleCreate.tsx';
import { AccessRoleEdit } from './AccessRoleEdit.tsx';
import { AccessRoleList } from './AccessRoleList.tsx';
import { AccessRoleShow } from './AccessRoleShow.tsx';

export const accessRoles = {
  name: 'access-roles',
  list: AccessRoleList,
  show: AccessRoleShow,
  create: AccessRoleCreate,
  edit: AccessRoleEdit,
  icon: AdminPanelSettingsOutlined,
  recordRepresentation: (record: RaRecord) => String(record.role),
};
