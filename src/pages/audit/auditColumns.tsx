import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { AuditEntry } from '#contract/audit.ts';
import { changeText } from '#domain/audit/change.ts';
import { fieldName } from '#domain/audit/fields.ts';
import { REPORTED } from '#domain/audit/reported.ts';
import { type AuditWords, wordOf } from '#domain/audit/words.ts';
import type { Tone } from '#domain/status.ts';
import { RecordName } from '../../components/admin/audit/RecordName.tsx';
import { tellingKey } from '../../components/admin/audit/tellingKey.ts';
import type { Column } from '../../components/admin/list/table/column.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { Ago } from '../../components/shell/Ago.tsx';
import { StatusChip } from '../../components/ui/StatusChip.tsx';
import { NONE } from '../../components/ui/texts.tsx';

const T = 'resources.audit';

const TONES: Record<AuditEntry['operation'], Tone> = {
  INSERT: 'success',
  UPDATE: 'info',
  DELETE: 'error',
  EVENT: 'neutral',
};

const Actor = ({ actor }: { actor: string | null }) => {
  const translate = useTranslate();
  return <>{actor ?? translate('list.system')}</>;
};

const Word = ({ of, code }: { of: AuditWords; code: string }) => <>{wordOf(of, code, useLanguage())}</>;

/** What was done; what a browser reported is told from what we recorded. */
const Operation = ({ operation, isReported }: Pick<AuditEntry, 'operation' | 'isReported'>) => {
  const language = useLanguage();
  if (isReported) return <StatusChip tone="warning" label={REPORTED.mark[language]} />;
  return <StatusChip tone={TONES[operation]} label={wordOf('operation', operation, language)} />;
};

const MAX_NAMED = 3;

/** What an entry changed, short enough for a line: the one change itself, a few names, or how many fields. */
const useSummary = (entry: AuditEntry): string => {
  const translate = useTranslate();
  const language = useLanguage();
  const { changes, eventType, operation } = entry;
  if (operation === 'EVENT') return eventType ? wordOf('event', eventType, language) : NONE;
  const telling = tellingKey(entry);
  if (telling) return translate(`${T}.${telling}`);
  const isUpdate = operation === 'UPDATE';
  if (changes.length === 1 || (!isUpdate && changes.length <= MAX_NAMED))
    return changes.map((change) => changeText(change, operation, language)).join('; ') || NONE;
  if (isUpdate && changes.length <= MAX_NAMED)
    return changes.map(({ field }) => fieldName(field, language)).join(', ');
  return translate(`${T}.changed`, { smart_count: changes.length });
};

const Changed = ({ entry }: { entry: AuditEntry }) => (
  <Box
    component="span"
    sx={{
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
    }}
  >
    {useSummary(entry)}
  </Box>
);

/** The columns of the audit trail. */
export const auditColumns: readonly Column<AuditEntry>[] = [
  { field: 'at', label: `${T}.fields.at`, width: 150, render: (row) => <Ago at={row.at} isExact inList /> },
  { field: 'actor', label: `${T}.fields.actor`, render: (row) => <Actor actor={row.actor} /> },
  { field: 'actorRole', label: `${T}.fields.actorRole`, hidden: true },
  {
    field: 'operation',
    label: `${T}.fields.operation`,
    cardRole: 'status',
    render: (row) => <Operation operation={row.operation} isReported={row.isReported} />,
  },
  { field: 'target', label: `${T}.fields.target`, render: (row) => <Word of="target" code={row.target} /> },
  { field: 'targetName', label: `${T}.fields.targetName`, render: (row) => <RecordName entry={row} /> },
  { field: 'targetKey', label: `${T}.fields.targetKey`, hidden: true },
  { field: 'changes', label: `${T}.fields.changes`, render: (row) => <Changed entry={row} /> },
  { field: 'requestId', label: `${T}.fields.requestId`, hidden: true },
];
