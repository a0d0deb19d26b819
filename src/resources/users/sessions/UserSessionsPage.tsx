import { UserPage } from '../one/UserPage.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { SignInsPanel } from './SignInsPanel.tsx';

/** Where somebody is signed in now, and what happened at their door. */
export const UserSessionsPage = () => (
  <UserPage>
    {(user) => (
      <>
        <SessionsPanel user={user} />
        <SignInsPanel userId={user.id} />
      </>
    )}
  </UserPage>
);
