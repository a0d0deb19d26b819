import { useTranslate } from 'react-admin';
import { pathOf } from '#domain/pages.ts';
import { useHeld } from '../../../components/admin/Can.tsx';
import { LinkTabs } from '../../../components/admin/LinkTabs.tsx';
import { USER_LIST_PAGES, type UserListPageName } from './userLists.ts';

const PAGES = Object.entries(USER_LIST_PAGES) as [
  UserListPageName,
  (typeof USER_LIST_PAGES)[UserListPageName],
][];

/** Leads from one list of accounts to the others, and to what people ask for. */
export const UserTabs = ({ page }: { page: UserListPageName | 'userApprovals' }) => {
  const translate = useTranslate();
  const decides = useHeld().has('UR_EDIT');
  const lists = PAGES.map(([name, { list }]) => ({ name, label: translate(`users.list.${list}`) }));
  const requests = { name: 'userApprovals', label: translate('users.request.title') } as const;
  return (
    <LinkTabs
      label={translate('users.lists')}
      tabs={[...lists, ...(decides ? [requests] : [])].map(({ name, label }) => ({
        key: name,
        label,
        to: pathOf(name),
        isCurrent: name === page,
      }))}
    />
  );
};
