import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import type { User, UserRow } from '#contract/people/users.ts';
import { whyNoUserView } from '#domain/access/view/viewAs.ts';
import { RecordPage } from '../../../components/admin/RecordPage.tsx';
import { ViewAsButton } from '../../../components/admin/viewing/ViewAsButton.tsx';
import { useUser } from '../../../components/shell/useUser.ts';
import { USER_RESOURCES } from '../list/userLists.ts';
import { UserActions } from './UserActions.tsx';
import { UserHead } from './UserHead.tsx';
import { UserParts } from './UserParts.tsx';
import { UserStanding } from './UserStanding.tsx';
import { UserTies } from './UserTies.tsx';

interface Props {
  children: (user: User) => ReactNode;
}

const ViewAs = ({ user }: { user: User }) => {
  const { userId } = useUser();
  const why = whyNoUserView(user, userId);
  return <ViewAsButton kind="user" id={user.id} name={user.name} why={why} />;
};

const Known = ({ children }: Props) => {
  const user = useRecordContext<User>();
  if (!user) return null;
  return (
    <Stack spacing={2.5}>
      <UserHead
        user={user}
        actions={
          <>
            <ViewAs user={user} />
            <UserActions user={user} />
          </>
        }
      />
      <UserParts id={user.id} />
      <UserStanding user={user} />
      <UserTies user={user} />
      {children(user)}
    </Stack>
  );
};

/** One account with its head and its parts; `children` are the part that the address names. */
export const UserPage = ({ children }: Props) => (
  <RecordPage<UserRow> resource="users" lists={USER_RESOURCES} head={(row) => <UserHead user={row} />}>
    <Known>{children}</Known>
  </RecordPage>
);
