import { os } from '../../http/os.ts';
import { answerList } from '../../lists/readList.ts';
import { accessRoleSource } from './accessRoleSource.ts';

/** A page of the access roles; they belong to no tenant. */
export const listAccessRoles = os.accessRoles.listAccessRoles.handler(async ({ input, context }) => ({
  data: await answerList(context.tx, accessRoleSource, input.query),
}));
