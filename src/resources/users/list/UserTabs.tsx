import { useTranslate } from 'react-admin';
import { pathOf } from '#domain/pages.ts';
import { LinkTabs } from '../../../components/admin/LinkTabs.tsx';
import { mayOpen } from '../../../components/shell/menuTable.ts';
import { useUser } from '../../../components/shell/useUser.ts';
import { USER_LIST_PAGES, type UserListPageName } from './userLists.ts';

const PAGES = Object.entries(USER_LIST_PAGES) as [
  UserListPageName,
  (typeof USER_LIST_PAGES)[UserListPageName],
][];

/** Leads from one list of accounts to the others, to what people ask for, to the codes that they register with, and to the review of access: to those that somebody may open. */
export const UserTabs = ({
  page,
}: {
  page: UserListPageName | 'userApprovals' | 'registrationCodeList' | 'unusedRights';
}) => {
  const translate = useTranslate();
  const user = useUser();
  const lists = PAGES.map(([name, { list }]) => ({ name, label: translate(`users.list.${list}`) }));
  const others = [
    { name: 'userApprovals', label: translate('users.request.title') },
    { name: 'registrationCodeList', label: translate('shell.page.registrationCodes') },
    { name: 'unusedRights', label: translate('accessReview.title') },
  ] as const;
  const open = [...lists, ...others].filter(({ name }) => mayOpen(pathOf(name), user));
  return (
    <LinkTabs
      label={translate('users.lists')}
      tabs={open.map(({ name, label }) => ({
        key: name,
        label,
        to: pathOf(name),
        isCurrent: name === page,
      }))}
    />
  );
};
