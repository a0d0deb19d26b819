import { endUserSessions } from './endUserSessions.ts';
import { getSalesrooms } from './getSalesrooms.ts';
import { getUser } from './getUser.ts';
import { getUserAccess } from './getUserAccess.ts';
import { getProductModules, getUserModules, getUserModulesV2 } from './listModules.ts';
import { listSignIns } from './listSignIns.ts';
import { listUserSessions } from './listUserSessions.ts';
import { listUsers } from './listUsers.ts';
import { reactivateUser } from './reactivateUser.ts';
import { resetUserPassword } from './resetUserPassword.ts';
import { revealUser } from './revealUser.ts';
import { suspendUser } from './suspendUser.ts';

export const usersRouter = {
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
  reactivateUser,
  resetUserPassword,
};
