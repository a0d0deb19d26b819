import { AccessRoleCreate } from './AccessRoleCreate.tsx';
import { AccessRoleEdit } from './AccessRoleEdit.tsx';
import { AccessRoleShow } from './AccessRoleShow.tsx';

/** The pages with the matrix, one chunk. */
export const otherPages = {
  accessRoleCreate: AccessRoleCreate,
  accessRoleShow: AccessRoleShow,
  accessRoleEdit: AccessRoleEdit,
};
