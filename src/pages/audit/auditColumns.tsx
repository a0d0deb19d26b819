import { useTranslate } from 'react-admin';
import type { AuditEntry } from '#contract/audit.ts';
import type { Tone } from '#domain/status.ts';
import { readableChanges, tellingKey } from '../../components/admin/audit/readable.ts';
import { useFieldLabel } from '../../components/admin/audit/useFieldLabel.ts';
import type { Column } from '../../components/admin/list/column.ts';
import { StatusChip } from '../../components/ui/StatusChip.tsx';
import { DateText, NONE } from '../../components/ui/texts.tsx';

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

const Operation = ({ entry }: { entry: AuditEntry }) => {
  const translate = useTranslate();
  return <StatusChip tone={TONES[entry.operation]} label={translate(`${T}.operation.${entry.operation}`)} />;
};

const Target = ({ target }: { target: string }) => {
  const { targetLabel } = useFieldLabel();
  return <>{targetLabel(target)}</>;
};

const MAX_NAMED = 3;

const Changed = ({ entry }: { entry: AuditEntry }) => {
  const translate = useTranslate();
  const { fieldLabel } = useFieldLabel();
  const { eventType } = entry;
  if (entry.operation === 'EVENT') {
    return <>{eventType ? translate(`${T}.event.${eventType}`, { _: eventType }) : NONE}</>;
  }
  const telling = tellingKey(entry);
  if (telling) return <>{translate(`${T}.${telling}`)}</>;
  const changes = readableChanges(entry);
  if (entry.operation === 'UPDATE' && changes.length <= MAX_NAMED) {
    return <>{changes.map(({ field }) => fieldLabel(field)).join(', ') || NONE}</>;
  }
  return <>{translate(`${T}.changed`, { smart_count: changes.length })}</>;
};

/** The columns of the audit trail. */
export const auditColumns: readonly Column<AuditEntry>[] = [
  { field: 'at', label: `${T}.fields.at`, width: 150, render: (row) => <DateText value={row.at} withTime /> },
  { field: 'actor', label: `${T}.fields.actor`, render: (row) => <Actor actor={row.actor} /> },
  { field: 'actorRole', label: `${T}.fields.actorRole`, hidden: true },
  {
    field: 'operation',
    label: `${T}.fields.operation`,
    cardRole: 'status',
    render: (row) => <Operation entry={row} />,
  },
  { field: 'target', label: `${T}.fields.target`, render: (row) => <Target target={row.target} /> },
  { field: 'targetKey', label: `${T}.fields.targetKey` },
  { field: 'changes', label: `${T}.fields.changes`, render: (row) => <Changed entry={row} /> },
  { field: 'requestId', label: `${T}.fields.requestId`, hidden: true },
];
