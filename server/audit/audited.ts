import type { AuditedTable, Readers } from './reader.ts';
import type { Ref } from './refs.ts';
import { accessRoleTables } from './tables/accessRoleTables.ts';
import { deskTables } from './tables/deskTables.ts';
import { financeTables } from './tables/financeTables.ts';
import { importTables } from './tables/importTables.ts';
import { partnerTables } from './tables/partnerTables.ts';
import { promoTables } from './tables/promoTables.ts';
import { recordTables } from './tables/recordTables.ts';
import { userTables } from './tables/userTables.ts';

/** Every table with an audit trigger, area by area. */
export const AUDITED: readonly AuditedTable[] = [
  ...accessRoleTables,
  ...partnerTables,
  ...recordTables,
  ...promoTables,
  ...importTables,
  ...financeTables,
  ...userTables,
  ...deskTables,
];

/** What is recorded with an event, whatever it is about. */
const EVENT_DETAILS: Readers = {
  permission: { words: 'permission' },
  purpose: { words: 'purpose' },
  columns: { words: 'field' },
  format: { words: 'format' },
  query: 'query',
  view_partner: { ref: 'partner' },
  view_store: { ref: 'merchant' },
  view_ends_at: 'instant',
  view_ended_at: 'instant',
  view_end: { words: 'viewEnd' },
  sentTo: { words: 'messageWay' },
  way: { words: 'secondFactor' },
  picture: { words: 'identificationPicture' },
  code: { ref: 'documentType' },
};

const NONE: Readers = {};
const byTable = new Map(AUDITED.map((row) => [row.table, row]));

/** How the fields of an entry are read; none are known of a table that has no row here. */
export const readersOf = (entry: { target: string; operation: string }): Readers =>
  entry.operation === 'EVENT' ? EVENT_DETAILS : (byTable.get(entry.target)?.columns ?? NONE);

/** What kind of record the key of an entry names; undefined where it names none. */
export const recordOf = (target: string): Ref | undefined => byTable.get(target)?.record;

/** Whether the key of a target is itself what people call the record: of a sign-in, the username that was typed. */
export const isNamedByKey = (target: string): boolean => target === 'session';
