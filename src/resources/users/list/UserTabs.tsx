import { useTranslate } from 'react-admin';
import { pathOf } from '#domain/pages.ts';
import { useHeld } from '../../../components/admin/Can.tsx';
import { LinkTabs } from '../../../components/admin/LinkTabs.tsx';
import { useUser } from '../../../components/shell/useUser.ts';
import { USER_LIST_PAGES, type UserListPageName } from './userLists.ts';

const PAGES = Object.entries(USER_LIST_PAGES) as [
  UserListPageName,
  (typeof USER_LIST_PAGES)[UserListPageName],
][];

/** Leads from one list of accounts to the others, to what people ask for, to the codes that they register with, and to the review of access. */
export const UserTabs = ({
  page,
}: {
  page: UserListPageName | 'userApprovals' | 'registrationCodeList' | 'unusedRights';
}) => {
  const translate = useTranslate();
  const held = useHeld();
  const isStaff = useUser().type === 'INTERNAL';
  const seen = PAGES.filter(([name]) => isStaff || name === 'externalUserList');
  const lists = seen.map(([name, { list }]) => ({ name, label: translate(`users.list.${list}`) }));
  const requests = { name: 'userApprovals', label: translate('users.request.title') } as const;
  const codes = { name: 'registrationCodeList', label: translate('shell.page.registrationCodes') } as const;
  const review = { name: 'unusedRights', label: translate('accessReview.title') } as const;
  const others = [
    ...(isStaff && held.has('UR_EDIT') ? [requests] : []),
    ...(held.has('UR_CREATE') ? [codes] : []),
    ...(isStaff && held.has('UM_VIEW_ACCESS_ROLE') ? [review] : []),
  ];
  return (
    <LinkTabs
      label={translate('users.lists')}
      tabs={[...lists, ...others].map(({ name, label }) => ({
        key: name,
        label,
        to: pathOf(name),
        isCurrent: name === page,
      }))}
    />
  );
};
