import type { FieldRows } from './field.ts';
import { ofPartnerFields, recordFields } from './record.ts';
import { userFields } from './user.ts';

/** Every field of a registration code, by its name on the wire. */
export const registrationCodeFields = {
  code: {
    label: { en: 'Registration code', fil: 'Registration code' },
    kind: 'line',
    isCopied: true,
    sees: 'all',
    sets: 'server',
    column: 'code',
  },
  status: userFields.status,
  partnerName: ofPartnerFields.partnerName,
  stores: {
    label: { en: 'Stores', fil: 'Mga tindahan' },
    kind: 'rows',
    optional: true,
    sees: 'all',
    sets: 'all',
  },
  storeCount: userFields.storeCount,
  jobTitles: {
    label: { en: 'Job titles', fil: 'Mga katungkulan' },
    kind: 'rows',
    sees: 'all',
    sets: 'all',
  },
  dateExpires: {
    label: { en: 'Last day', fil: 'Huling araw' },
    kind: 'day',
    sees: 'all',
    sets: 'all',
    column: 'date_expires',
  },
  maxUses: {
    label: { en: 'People', fil: 'Mga tao' },
    kind: 'count',
    sees: 'all',
    sets: 'all',
    column: 'max_uses',
  },
  uses: {
    label: { en: 'Registered', fil: 'Nagparehistro' },
    kind: 'count',
    sees: 'all',
    sets: 'server',
    column: 'uses',
  },
  purpose: {
    label: { en: 'What it is for', fil: 'Para saan ito' },
    kind: 'line',
    max: 200,
    optional: true,
    sees: 'all',
    sets: 'all',
    column: 'purpose',
  },
  createdBy: userFields.createdBy,
  dtimeCreated: recordFields.dtimeCreated,
  revokedBy: {
    label: { en: 'Revoked by', fil: 'Binawi ni' },
    kind: 'line',
    optional: true,
    sees: 'named',
    sets: 'server',
    column: 'revoked_by',
  },
  dtimeRevoked: {
    label: { en: 'Revoked', fil: 'Binawi noong' },
    kind: 'instant',
    optional: true,
    sees: 'all',
    sets: 'server',
    column: 'revoked_at',
  },
} as const satisfies FieldRows;
