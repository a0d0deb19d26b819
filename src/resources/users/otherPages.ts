import { UserAccessPage } from './access/UserAccessPage.tsx';
import { ChangeAccessPage } from './change/ChangeAccessPage.tsx';
import { UserDetailPage } from './one/UserDetailPage.tsx';
import { UserHistoryPage } from './one/UserHistoryPage.tsx';
import { UserSessionsPage } from './sessions/UserSessionsPage.tsx';

/** The pages of one account, one chunk. */
export const otherPages = {
  userDetail: UserDetailPage,
  userAccess: UserAccessPage,
  userSessions: UserSessionsPage,
  userHistory: UserHistoryPage,
  userChangeAccess: ChangeAccessPage,
};
