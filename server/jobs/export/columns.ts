import type { AccessRoleRow } from '#contract/accessRoles.ts';
import type { AuditEntry } from '#contract/audit.ts';
import type { SentMessageRow } from '#contract/people/sentMessages.ts';
import { changeText } from '#domain/audit/change.ts';
import { recordInWords } from '#domain/audit/recordInWords.ts';
import { REPORTED } from '#domain/audit/reported.ts';
import { wordOf } from '#domain/audit/words.ts';
import { accessRoleFields } from '#domain/fields/access/accessRole.ts';
import { bareLabel, type FieldKind, type FieldRow } from '#domain/fields/field.ts';
import { sentMessageFields } from '#domain/fields/sentMessage.ts';
import { reasonText } from '#domain/messages/messageReason.ts';
import { messageChannel, messageStatus, messageTopic } from '#domain/messages/messageStatus.ts';
import { type Sentence, same } from '#domain/sentence.ts';
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

/** The kinds of field that are no text in a file; what is chosen, named or counted in words is. */
const CELLS: Partial<Record<FieldKind, CellKind>> = {
  day: 'date',
  instant: 'instant',
  flag: 'flag',
  money: 'money',
  rate: 'number',
  count: 'number',
};

/** A column of a field: its label and its kind of cell are the dictionary's. */
export const columnOf = <W>(row: FieldRow, of: ExportColumn<W>['of']): ExportColumn<W> =>
  column(bareLabel(row), CELLS[row.kind] ?? 'text', of);

/**
 * A column for each field of the dictionary that is given a way to read it off a row: its label, the short one where it has one, and
 * its kind of cell are the dictionary's. A field that the dictionary does not know fails to compile.
 */
export const columnsOf =
  <W>() =>
  <K extends string>(
    fields: Readonly<Record<NoInfer<K>, FieldRow>>,
    ways: Readonly<Record<K, ExportColumn<W>['of']>>,
  ): Record<K, ExportColumn<W>> => {
    const columns: Partial<Record<K, ExportColumn<W>>> = {};
    for (const name in ways) columns[name] = columnOf(fields[name], ways[name]);
    return columns as Record<K, ExportColumn<W>>;
  };

export const accessRoleColumns: Columns<AccessRoleRow> = {
  accessRoleId: column(same('Id'), 'text', (row) => row.accessRoleId),
  isEnabled: column(accessRoleFields.isEnabled.label, 'flag', (row) => row.isEnabled),
  isExternal: column(accessRoleFields.isExternal.label, 'flag', (row) => row.isExternal),
  ...columnsOf<AccessRoleRow>()(accessRoleFields, {
    role: (row) => row.role,
    requiresSecondFactor: (row) => row.requiresSecondFactor,
    isReserved: (row) => row.isReserved,
    responsibilityCount: (row) => row.responsibilityCount,
    userCount: (row) => row.userCount,
    updatedBy: (row) => row.updatedBy,
    dtimeUpdated: (row) => row.dtimeUpdated,
    dtimeCreated: (row) => row.dtimeCreated,
  }),
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
  targetName: column({ en: 'Record', fil: 'Rekord' }, 'text', (row, language) =>
    row.targetName === null ? null : recordInWords(row.target, row.targetName, language),
  ),
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

const { tries: _, ...messageFields } = sentMessageFields;

export const messageColumns: Columns<SentMessageRow> = {
  id: column(same('Id'), 'text', (row) => row.id),
  ...columnsOf<SentMessageRow>()(messageFields, {
    dtimeCreated: (row) => row.dtimeCreated,
    channel: (row, language) => messageChannel[row.channel][language],
    topic: (row, language) => messageTopic[row.topic][language],
    recipient: (row) => row.recipient,
    status: (row, language) => messageStatus[row.status].label[language],
    reason: reasonText,
    attempts: (row) => row.attempts,
    dtimeSent: (row) => row.dtimeSent,
    dtimeNextTry: (row) => row.dtimeNextTry,
  }),
};
