import { useTranslate } from 'react-admin';
import { pathOf } from '#domain/pages.ts';
import { LinkTabs } from '../../../components/admin/LinkTabs.tsx';
import { USER_LIST_PAGES, type UserListPageName } from './userLists.ts';

const PAGES = Object.entries(USER_LIST_PAGES) as [
  UserListPageName,
  (typeof USER_LIST_PAGES)[UserListPageName],
][];

/** Leads from one list of accounts to the others. */
export const UserTabs = ({ page }: { page: UserListPageName }) => {
  const translate = useTranslate();
  return (
    <LinkTabs
      label={translate('users.lists')}
      tabs={PAGES.map(([name, { list }]) => ({
        key: name,
        label: translate(`users.list.${list}`),
        to: pathOf(name),
        isCurrent: name === page,
      }))}
    />
  );
};
