import type { ApprovalKinds } from '../../approvals/kind.ts';
import { confirmUser } from './confirmUser.ts';
import { endUserSessions } from './endUserSessions.ts';
import { getSalesrooms } from './getSalesrooms.ts';
import { getUser } from './getUser.ts';
import { getUserAccess } from './getUserAccess.ts';
import { getLeftBehind } from './leaving/getLeftBehind.ts';
import { leaveUser } from './leaving/leaveUser.ts';
import { getProductModules, getUserModules, getUserModulesV2 } from './listModules.ts';
import { listSignIns } from './listSignIns.ts';
import { listUserSessions } from './listUserSessions.ts';
import { listUsers } from './listUsers.ts';
import { reactivateUser } from './reactivateUser.ts';
import { resetUserPassword } from './resetUserPassword.ts';
import { revealUser } from './revealUser.ts';
import { suspendUser } from './suspendUser.ts';

/** The calls of accounts; who leaves withdraws changes of the kinds that they are handed. */
export const usersRouter = (kinds: ApprovalKinds) => ({
  getLeftBehind,
  leaveUser: leaveUser(kinds),
  getSalesrooms,
  getUserModules,
  getUserModulesV2,
  getProductModules,
  listUsers,
  getUser,
  getUserAccess,
  revealUser,
  listUserSessions,
  listSignIns,
  endUserSessions,
  suspendUser,
  confirmUser,
  reactivateUser,
  resetUserPassword,
});
