import { useTranslate } from 'react-admin';
import type { UserRequestRow } from '#contract/people/userRequests.ts';
import { type UserRequestStatus, userRequestStatus, wantedText } from '#domain/people/userRequests.ts';
import type { Column } from '../../../components/admin/list/table/column.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { Ago } from '../../../components/shell/Ago.tsx';
import { StatusChip } from '../../../components/ui/StatusChip.tsx';
import { NONE } from '../../../components/ui/texts.tsx';
import { lastDigits } from '../shared/lastDigits.ts';

const F = 'users.requestField';

const Wanted = ({ row }: { row: UserRequestRow }) => wantedText(row, useLanguage()) || NONE;
const Kind = ({ row: { kind } }: { row: UserRequestRow }) => useTranslate()(`users.request.kind.${kind}`);

/** Where a request stands. */
export const RequestChip = ({ status }: { status: UserRequestStatus }) => {
  const { tone, label } = userRequestStatus[status];
  return <StatusChip tone={tone} label={label[useLanguage()]} />;
};

const columns = {
  name: { field: 'name', label: `${F}.name` },
  kind: { field: 'kind', label: `${F}.kind`, render: (row) => <Kind row={row} /> },
  wanted: { field: 'wanted', label: `${F}.wanted`, render: (row) => <Wanted row={row} /> },
  partner: { field: 'partnerName', label: `${F}.partnerName` },
  why: { field: 'why', label: `${F}.why` },
  createdBy: { field: 'createdBy', label: `${F}.createdBy` },
  created: {
    field: 'dtimeCreated',
    label: `${F}.dtimeCreated`,
    sortable: true,
    render: ({ dtimeCreated }) => <Ago at={dtimeCreated} inList />,
  },
  decidedBy: { field: 'decidedBy', label: `${F}.decidedBy` },
  decided: {
    field: 'dtimeDecided',
    label: `${F}.dtimeDecided`,
    sortable: true,
    render: ({ dtimeDecided }) => (dtimeDecided ? <Ago at={dtimeDecided} inList /> : NONE),
  },
  reason: { field: 'decisionReason', label: `${F}.decisionReason` },
  email: { field: 'email', label: `${F}.email`, hidden: true },
  mobile: {
    field: 'mobileLast4',
    label: `${F}.mobileLast4`,
    hidden: true,
    isCode: true,
    render: ({ mobileLast4 }) => (mobileLast4 ? lastDigits(mobileLast4) : NONE),
  },
} satisfies Record<string, Column<UserRequestRow>>;

const { name, kind, wanted, partner, why, createdBy, created, decidedBy, decided, reason, email, mobile } =
  columns;
const first = [name, kind, wanted, partner];
const last = [email, mobile];

/** The columns of requests that stand so. */
export const requestColumns: Readonly<Record<UserRequestStatus, readonly Column<UserRequestRow>[]>> = {
  SUBMITTED: [...first, why, createdBy, created, ...last],
  APPROVED: [...first, createdBy, decidedBy, decided, ...last],
  REJECTED: [...first, createdBy, reason, decidedBy, decided, ...last],
  CANCELLED: [...first, why, createdBy, created, ...last],
};
