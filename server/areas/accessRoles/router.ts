import { createAccessRole } from './createAccessRole.ts';
import { editAccessRole } from './editAccessRole.ts';
import { foreseeAccessRole } from './foreseeAccessRole.ts';
import { getAccessRole } from './getAccessRole.ts';
import { listAccessRoles } from './listAccessRoles.ts';
import { listModules } from './listModules.ts';

export const accessRolesRouter = {
  listAccessRoles,
  createAccessRole,
  listModules,
  getAccessRole,
  editAccessRole,
  foreseeAccessRole,
};
