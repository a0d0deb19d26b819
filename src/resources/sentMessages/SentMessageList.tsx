import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import type { SentMessageRow } from '#contract/people/sentMessages.ts';
import { reasonText } from '#domain/messages/messageReason.ts';
import {
  MESSAGE_CHANNELS,
  MESSAGE_STATUSES,
  MESSAGE_TOPICS,
  messageChannel,
  messageStatus,
  messageTopic,
} from '#domain/messages/messageStatus.ts';
import { pathOf } from '#domain/pages.ts';
import { Can } from '../../components/admin/Can.tsx';
import type { FilterDef } from '../../components/admin/list/filters/filterDefs.ts';
import { ListPage } from '../../components/admin/list/ListPage.tsx';
import type { Column } from '../../components/admin/list/table/column.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { OutOfView } from '../../components/admin/viewing/OutOfView.tsx';
import { useMenuLabel } from '../../components/shell/menuTable.ts';
import { StatusChip } from '../../components/ui/StatusChip.tsx';
import { DateText } from '../../components/ui/texts.tsx';
import { useResend } from './useResend.tsx';

const F = 'sentMessages.field';

export const MessageChip = ({ status }: { status: SentMessageRow['status'] }) => {
  const { tone, label } = messageStatus[status];
  return <StatusChip tone={tone} label={label[useLanguage()]} />;
};
const Channel = ({ channel }: Pick<SentMessageRow, 'channel'>) => (
  <>{messageChannel[channel][useLanguage()]}</>
);
/** Why a message or a try did not succeed, with what the gateway said. */
export const Reason = ({ of }: { of: Pick<SentMessageRow, 'reason' | 'detail'> }) => (
  <>{reasonText(of, useLanguage())}</>
);
const Topic = ({ topic }: Pick<SentMessageRow, 'topic'>) => <>{messageTopic[topic][useLanguage()]}</>;

const columns: readonly Column<SentMessageRow>[] = [
  { field: 'recipient', label: `${F}.recipient`, isCode: true },
  {
    field: 'dtimeCreated',
    label: `${F}.dtimeCreated`,
    sortable: true,
    render: (row) => <DateText value={row.dtimeCreated} withTime />,
  },
  { field: 'channel', label: `${F}.channel`, render: (row) => <Channel channel={row.channel} /> },
  { field: 'topic', label: `${F}.topic`, render: (row) => <Topic topic={row.topic} /> },
  {
    field: 'status',
    label: `${F}.status`,
    cardRole: 'status',
    render: (row) => <MessageChip status={row.status} />,
  },
  { field: 'reason', label: `${F}.reason`, render: (row) => <Reason of={row} /> },
  { field: 'attempts', label: `${F}.attempts`, align: 'end' },
  {
    field: 'dtimeNextTry',
    label: `${F}.dtimeNextTry`,
    render: (row) => <DateText value={row.dtimeNextTry} withTime />,
  },
  {
    field: 'dtimeSent',
    label: `${F}.dtimeSent`,
    hidden: true,
    render: (row) => <DateText value={row.dtimeSent} withTime />,
  },
];

const useFilters = (): readonly FilterDef[] => {
  const language = useLanguage();
  return [
    {
      kind: 'choices',
      field: 'status',
      label: `${F}.status`,
      options: MESSAGE_STATUSES.map((value) => ({ value, label: messageStatus[value].label[language] })),
    },
    {
      kind: 'choices',
      field: 'channel',
      label: `${F}.channel`,
      options: MESSAGE_CHANNELS.map((value) => ({ value, label: messageChannel[value][language] })),
    },
    {
      kind: 'choices',
      field: 'topic',
      label: `${F}.topic`,
      options: MESSAGE_TOPICS.map((value) => ({ value, label: messageTopic[value][language] })),
    },
    { kind: 'days', field: 'dtimeCreated', label: `${F}.dtimeCreated` },
  ];
};

/** Resends the chosen messages; those that are refused stay chosen. */
const ResendChosen = () => {
  const translate = useTranslate();
  const { selectedIds, onSelect, data = [] } = useListContext<SentMessageRow>();
  const { ask, dialogs } = useResend(
    selectedIds.map(String),
    data.some(({ id, status }) => selectedIds.includes(id) && status === 'unknown'),
    (results) => onSelect(results.flatMap(({ id, result }) => (result === 'refused' ? [id] : []))),
  );
  return (
    <>
      <OutOfView>
        <Button size="small" variant="contained" onClick={ask}>
          {translate('sentMessages.resend')}
        </Button>
      </OutOfView>
      {dialogs}
    </>
  );
};

/** Outgoing mail and SMS with their state, for the staff who run the gateways. */
export const SentMessageList = () => (
  <ListPage<SentMessageRow>
    resource="sent-messages"
    title={useMenuLabel('sentMessages')}
    intro="sentMessages.intro"
    columns={columns}
    filters={useFilters()}
    search="sentMessages.search"
    exports="sent-messages"
    pathOfRow={({ id }) => pathOf('sentMessageDetail', { id })}
    bulk={
      <Can anyOf={['UM_EDIT_ACCESS_ROLE']}>
        <ResendChosen />
      </Can>
    }
    emptyHint="sentMessages.empty"
  />
);
