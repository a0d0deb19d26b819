import type { UserRow } from '#contract/people/users.ts';
import { pathOf } from '#domain/pages.ts';
import { useHeld } from '../../../components/admin/Can.tsx';
import { ListPage } from '../../../components/admin/list/ListPage.tsx';
import { useMenuLabel } from '../../../components/shell/menuTable.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { AddUser } from './AddUser.tsx';
import { UserTabs } from './UserTabs.tsx';
import { userColumns } from './userColumns.tsx';
import { USER_LIST_PAGES, type UserListPageName } from './userLists.ts';
import { useUserFilters } from './useUserFilters.ts';

/** The accounts of staff, of people of partners, or of the invited: which, the page says. */
export const UserListPage = ({ page }: { page: UserListPageName }) => {
  const isStaff = useUser().type === 'INTERNAL';
  const makes = useHeld().has('UR_CREATE');
  const { list, resource } = USER_LIST_PAGES[page];
  const filters = useUserFilters(list);
  return (
    <ListPage<UserRow>
      resource={resource}
      title={useMenuLabel('users')}
      intro={isStaff ? undefined : 'users.ownIntro'}
      tabs={isStaff || makes ? { show: <UserTabs page={page} /> } : undefined}
      action={<AddUser />}
      columns={userColumns(list, isStaff)}
      filters={filters}
      search="users.search"
      exports={resource}
      pathOfRow={({ id }) => pathOf('userDetail', { id })}
      emptyHint={`users.empty.${list}`}
    />
  );
};
