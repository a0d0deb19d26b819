import { useTranslate } from 'react-admin';
import type { UserList, UserRow } from '#contract/people/users.ts';
import type { Column } from '../../../components/admin/list/table/column.ts';
import { Ago } from '../../../components/shell/Ago.tsx';
import { DateText, NONE } from '../../../components/ui/texts.tsx';
import { lastDigits } from '../shared/lastDigits.ts';
import { UserStatusChip } from '../shared/UserStatusChip.tsx';
import { Several } from './Several.tsx';

const F = 'users.field';

const LastSignIn = ({ row: { dtimeSignedIn } }: { row: UserRow }) => {
  const translate = useTranslate();
  return dtimeSignedIn ? <Ago at={dtimeSignedIn} inList /> : translate('users.never');
};

const columns = {
  name: { field: 'name', label: `${F}.name`, sortable: true },
  username: { field: 'username', label: `${F}.username`, sortable: true, isCode: true },
  status: {
    field: 'status',
    label: `${F}.status`,
    cardRole: 'status',
    render: (row) => <UserStatusChip user={row} />,
  },
  roles: { field: 'roles', label: `${F}.roles`, render: ({ roles }) => <Several names={roles} shown={2} /> },
  partner: { field: 'partnerName', label: `${F}.partnerName` },
  store: {
    field: 'primaryStore',
    label: `${F}.primaryStore`,
    render: ({ primaryStore, storeCount }) => (
      <Several names={primaryStore ? [primaryStore] : []} count={storeCount} shown={1} />
    ),
  },
  signedIn: {
    field: 'dtimeSignedIn',
    label: `${F}.dtimeSignedIn`,
    sortable: true,
    render: (row) => <LastSignIn row={row} />,
  },
  created: {
    field: 'dtimeCreated',
    label: `${F}.dtimeCreated`,
    sortable: true,
    render: ({ dtimeCreated }) => <DateText value={dtimeCreated} />,
  },
  email: { field: 'email', label: `${F}.email`, hidden: true },
  mobile: {
    field: 'mobileLast4',
    label: `${F}.mobileLast4`,
    hidden: true,
    isCode: true,
    render: ({ mobileLast4 }) => (mobileLast4 ? lastDigits(mobileLast4) : NONE),
  },
} satisfies Record<string, Column<UserRow>>;

const { name, username, status, roles, partner, store, signedIn, created, email, mobile } = columns;
const last = [{ ...created, hidden: true }, email, mobile];

/** The columns of a list; people of partners, who see their own partner alone, do without its name. */
export const userColumns = (list: UserList, isStaff: boolean): readonly Column<UserRow>[] =>
  ({
    internal: [name, username, status, roles, signedIn, ...last],
    external: [name, username, status, roles, ...(isStaff ? [partner] : []), store, signedIn, ...last],
    pending: [name, username, roles, partner, created, email, mobile],
  })[list];
