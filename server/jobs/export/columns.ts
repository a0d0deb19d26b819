import type { AccessRoleRow } from '#contract/accessRoles.ts';
import type { AuditEntry } from '#contract/audit.ts';
import type { MerchantRow, PartnerRow } from '#contract/partners.ts';
import { partnerStatus } from '#domain/status.ts';
import type { CellKind } from '../../documents/cells.ts';
import type { ExportColumn } from './exportable.ts';

type Columns<W> = Readonly<Record<string, ExportColumn<W>>>;

/** A column for each field of a list's row, by the field's name on the wire. */
const column = <W>(label: string, kind: CellKind, of: ExportColumn<W>['of']): ExportColumn<W> => ({
  label,
  kind,
  of,
});

export const accessRoleColumns: Columns<AccessRoleRow> = {
  accessRoleId: column('Id', 'text', (row) => row.accessRoleId),
  role: column('Role', 'text', (row) => row.role),
  isEnabled: column('Enabled', 'flag', (row) => row.isEnabled),
  isExternal: column('External', 'flag', (row) => row.isExternal),
  isReserved: column('Reserved', 'flag', (row) => row.isReserved),
  responsibilityCount: column('Responsibilities', 'number', (row) => row.responsibilityCount),
  userCount: column('Users', 'number', (row) => row.userCount),
  updatedBy: column('Changed by', 'text', (row) => row.updatedBy),
  dtimeUpdated: column('Changed', 'instant', (row) => row.dtimeUpdated),
  dtimeCreated: column('Created', 'instant', (row) => row.dtimeCreated),
};

const shown = (value: unknown): string =>
  value == null ? '(empty)' : typeof value === 'string' ? value : JSON.stringify(value);

export const auditColumns: Columns<AuditEntry> = {
  id: column('Id', 'text', (row) => row.id),
  at: column('When', 'instant', (row) => row.at),
  actor: column('Actor', 'text', (row) => row.actor),
  actorRole: column('Role', 'text', (row) => row.actorRole),
  operation: column('Operation', 'text', (row) => row.operation),
  target: column('Target', 'text', (row) => row.target),
  targetKey: column('Target id', 'text', (row) => row.targetKey),
  eventType: column('Action', 'text', (row) => row.eventType),
  requestId: column('Request id', 'text', (row) => row.requestId),
  changes: column('Changes', 'text', (row) =>
    row.changes.map(({ field, before, after }) => `${field}: ${shown(before)} → ${shown(after)}`).join('\n'),
  ),
};

export const partnerColumns: Columns<PartnerRow> = {
  id: column('Id', 'text', (row) => row.id),
  hsisCode: column('HSIS code', 'text', (row) => row.hsisCode),
  name: column('Name', 'text', (row) => row.name),
  status: column('Status', 'text', (row) => partnerStatus[row.status].label),
  tinNumber: column('TIN', 'text', (row) => row.tinNumber),
  businessEntity: column('Business entity', 'text', (row) => row.businessEntity),
  isPartnerBrand: column('Partner brand', 'flag', (row) => row.isPartnerBrand),
  accountOwner: column('Account owner', 'text', (row) => row.accountOwner?.name),
  accountOwnerCode: column('Account owner code', 'text', (row) => row.accountOwner?.code),
  merchantCount: column('Stores', 'number', (row) => row.merchantCount),
  dtimeUpdated: column('Changed', 'instant', (row) => row.dtimeUpdated),
  updatedBy: column('Changed by', 'text', (row) => row.updatedBy),
};

export const merchantColumns: Columns<MerchantRow> = {
  id: column('Id', 'text', (row) => row.id),
  hsisSalesRoomCode: column('Salesroom code', 'text', (row) => row.hsisSalesRoomCode),
  merchantName: column('Name', 'text', (row) => row.merchantName),
  status: column('Status', 'text', (row) => partnerStatus[row.status].label),
  partnerId: column('Partner id', 'text', (row) => row.partnerId),
  partnerName: column('Partner', 'text', (row) => row.partnerName),
  segment: column('Segment', 'text', (row) => row.segment),
  city: column('City', 'text', (row) => row.city),
  province: column('Province', 'text', (row) => row.province),
  dtimeUpdated: column('Changed', 'instant', (row) => row.dtimeUpdated),
  updatedBy: column('Changed by', 'text', (row) => row.updatedBy),
};
