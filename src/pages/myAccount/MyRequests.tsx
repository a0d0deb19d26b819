import { useTranslate } from 'react-admin';
import type { MyRequest } from '#contract/people/myAccount.ts';
import { userRequestStatus, wantedText } from '#domain/people/userRequests.ts';
import { ListPage } from '../../components/admin/list/ListPage.tsx';
import type { Column } from '../../components/admin/list/table/column.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { Ago } from '../../components/shell/Ago.tsx';
import { StatusChip } from '../../components/ui/StatusChip.tsx';
import { NONE } from '../../components/ui/texts.tsx';
import { CancelButton } from './CancelButton.tsx';

const useWanted = (request: MyRequest): string => wantedText(request, useLanguage());

const Wanted = ({ row }: { row: MyRequest }) => useWanted(row);
const Status = ({ row: { status } }: { row: MyRequest }) => {
  const { tone, label } = userRequestStatus[status];
  return <StatusChip tone={tone} label={label[useLanguage()]} />;
};
const Cancel = ({ row }: { row: MyRequest }) => {
  const name = useWanted(row);
  return <CancelButton request={row} name={name} />;
};

const F = 'mine.field';
const columns: readonly Column<MyRequest>[] = [
  { field: 'wanted', label: `${F}.wanted`, render: (row) => <Wanted row={row} /> },
  { field: 'status', label: `${F}.status`, cardRole: 'status', render: (row) => <Status row={row} /> },
  { field: 'why', label: `${F}.why` },
  {
    field: 'dtimeCreated',
    label: `${F}.dtimeCreated`,
    sortable: true,
    render: ({ dtimeCreated }) => <Ago at={dtimeCreated} inList />,
  },
  {
    field: 'dtimeDecided',
    label: `${F}.dtimeDecided`,
    render: ({ dtimeDecided }) => (dtimeDecided ? <Ago at={dtimeDecided} inList /> : NONE),
  },
  { field: 'decisionReason', label: `${F}.decisionReason` },
  {
    field: 'version',
    label: 'mine.cancel',
    hideable: false,
    cardRole: 'deed',
    render: (row) => (row.status === 'SUBMITTED' ? <Cancel row={row} /> : null),
  },
];

/** What one asked for of a kind, the latest first. */
export const MyRequests = ({ kind }: { kind: MyRequest['kind'] }) => {
  const translate = useTranslate();
  return (
    <ListPage<MyRequest>
      embedded
      resource="my-requests"
      title={translate(`mine.asked.${kind}`)}
      filter={{ kind }}
      columns={columns}
      pathOfRow={() => null}
      emptyHint={`mine.empty.${kind}`}
    />
  );
};
