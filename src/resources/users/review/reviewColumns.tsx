import { useTranslate } from 'react-admin';
import type { ReviewFinding, ReviewRow } from '#contract/people/accessReview.ts';
import type { Column } from '../../../components/admin/list/table/column.ts';
import { Ago } from '../../../components/shell/Ago.tsx';
import { DateText } from '../../../components/ui/texts.tsx';
import { Several } from '../list/Several.tsx';
import { UnusedRights } from './UnusedRights.tsx';

const F = 'accessReview.field';

const SignedIn = ({ row: { dtimeSignedIn } }: { row: ReviewRow }) => {
  const translate = useTranslate();
  return dtimeSignedIn ? <Ago at={dtimeSignedIn} inList /> : translate('users.never');
};
const Kind = ({ row: { type } }: { row: ReviewRow }) => useTranslate()(`accessReview.kind.${type}`);

const columns = {
  name: { field: 'name', label: `${F}.name`, sortable: true },
  username: { field: 'username', label: `${F}.username`, isCode: true },
  type: { field: 'type', label: `${F}.type`, hidden: true, render: (row) => <Kind row={row} /> },
  roles: { field: 'roles', label: `${F}.roles`, render: ({ roles }) => <Several names={roles} shown={2} /> },
  partner: { field: 'partnerName', label: `${F}.partnerName` },
  unused: {
    field: 'unusedRights',
    label: `${F}.unusedRights`,
    render: ({ unusedRights }) => <UnusedRights rights={unusedRights} />,
  },
  signedIn: { field: 'dtimeSignedIn', label: `${F}.dtimeSignedIn`, render: (row) => <SignedIn row={row} /> },
  idle: {
    field: 'dtimeIdle',
    label: `${F}.dtimeIdle`,
    sortable: true,
    render: ({ dtimeIdle }) => <DateText value={dtimeIdle} />,
  },
  created: {
    field: 'dtimeCreated',
    label: `${F}.dtimeCreated`,
    sortable: true,
    render: ({ dtimeCreated }) => <DateText value={dtimeCreated} />,
  },
} satisfies Record<string, Column<ReviewRow>>;

const { name, username, type, roles, partner, unused, signedIn, idle, created } = columns;

/** What a finding shows first; the rest of what is known stands among the hidden columns. */
export const reviewColumns: Readonly<Record<ReviewFinding, readonly Column<ReviewRow>[]>> = {
  'unused-rights': [
    name,
    username,
    partner,
    unused,
    signedIn,
    { ...roles, hidden: true },
    type,
    { ...idle, hidden: true },
    { ...created, hidden: true },
  ],
  'no-sign-in': [name, username, partner, roles, signedIn, idle, created, type, { ...unused, hidden: true }],
};
