import type { AccessRoleRow } from '#contract/accessRoles.ts';
import type { AuditEntry } from '#contract/audit.ts';
import { changeText } from '#domain/audit/change.ts';
import { REPORTED } from '#domain/audit/reported.ts';
import { wordOf } from '#domain/audit/words.ts';
import { type Sentence, same } from '#domain/text.ts';
import type { CellKind } from '../../documents/cells.ts';
import type { ExportColumn } from './exportable.ts';

/** What can be exported of a list, by the field's name on the wire. */
export type Columns<W> = Readonly<Record<string, ExportColumn<W>>>;

/** A column for each field of a list's row, by the field's name on the wire. */
export const column = <W>(label: Sentence, kind: CellKind, of: ExportColumn<W>['of']): ExportColumn<W> => ({
  label,
  kind,
  of,
});

export const accessRoleColumns: Columns<AccessRoleRow> = {
  accessRoleId: column(same('Id'), 'text', (row) => row.accessRoleId),
  role: column(same('Role'), 'text', (row) => row.role),
  isEnabled: column({ en: 'Enabled', fil: 'Naka-enable' }, 'flag', (row) => row.isEnabled),
  isExternal: column({ en: 'External', fil: 'Panlabas' }, 'flag', (row) => row.isExternal),
  isReserved: column({ en: 'Reserved', fil: 'Nakareserba' }, 'flag', (row) => row.isReserved),
  responsibilityCount: column(
    { en: 'Responsibilities', fil: 'Mga responsibilidad' },
    'number',
    (row) => row.responsibilityCount,
  ),
  userCount: column({ en: 'Users', fil: 'Mga user' }, 'number', (row) => row.userCount),
  updatedBy: column({ en: 'Changed by', fil: 'Binago ni' }, 'text', (row) => row.updatedBy),
  dtimeUpdated: column({ en: 'Changed', fil: 'Binago' }, 'instant', (row) => row.dtimeUpdated),
  dtimeCreated: column({ en: 'Created', fil: 'Ginawa' }, 'instant', (row) => row.dtimeCreated),
};

export const auditColumns: Columns<AuditEntry> = {
  id: column(same('Id'), 'text', (row) => row.id),
  at: column({ en: 'When', fil: 'Kailan' }, 'instant', (row) => row.at),
  actor: column({ en: 'Actor', fil: 'Sino' }, 'text', (row) => row.actor),
  actorRole: column(same('Role'), 'text', (row) => row.actorRole),
  operation: column({ en: 'Operation', fil: 'Operasyon' }, 'text', (row, language) =>
    row.isReported ? REPORTED.mark[language] : wordOf('operation', row.operation, language),
  ),
  target: column({ en: 'Target', fil: 'Alin' }, 'text', (row, language) =>
    wordOf('target', row.target, language),
  ),
  targetName: column({ en: 'Record', fil: 'Rekord' }, 'text', (row) => row.targetName),
  targetKey: column({ en: 'Target id', fil: 'Id ng rekord' }, 'text', (row) => row.targetKey),
  eventType: column(
    { en: 'Action', fil: 'Aksyon' },
    'text',
    (row, language) => row.eventType && wordOf('event', row.eventType, language),
  ),
  requestId: column(same('Request id'), 'text', (row) => row.requestId),
  changes: column({ en: 'Changes', fil: 'Mga pagbabago' }, 'text', (row, language) =>
    row.changes.map((change) => changeText(change, row.operation, language)).join('\n'),
  ),
};
