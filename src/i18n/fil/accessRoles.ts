import type { accessRoles as en } from '../en/accessRoles.ts';

export const accessRoles: typeof en = {
  name: 'Access role |||| Access roles',
  fields: {},
};
