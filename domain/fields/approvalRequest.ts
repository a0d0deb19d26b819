import type { FieldRows } from './field.ts';
import { ofPartnerFields, recordFields } from './record.ts';

const server = { sees: 'all', sets: 'server' } as const;

/** What is told of a change that waits, or waited, for a second person, by its name on the wire. */
export const approvalRequestFields = {
  kind: { ...server, label: { en: 'Kind', fil: 'Uri' }, kind: 'option' },
  subject: { ...server, label: { en: 'Of', fil: 'Ng' }, kind: 'line' },
  ...ofPartnerFields,
  changes: { ...server, label: { en: 'What changes', fil: 'Ang magbabago' }, kind: 'rows' },
  state: { ...server, label: recordFields.status.label, kind: 'option' },
  maker: {
    ...server,
    sees: 'named',
    label: { en: 'Asked for by', fil: 'Hiniling ni' },
    kind: 'line',
    column: 'maker_id',
  },
  dtimeMade: {
    ...server,
    label: { en: 'Asked for', fil: 'Hiniling' },
    kind: 'instant',
    column: 'made_at',
  },
  checker: {
    ...server,
    sees: 'named',
    label: recordFields.decidedBy.label,
    kind: 'line',
    column: 'checker_id',
  },
  dtimeDecided: { ...server, label: recordFields.dtimeDecided.label, kind: 'instant' },
  reason: { ...server, sees: 'told', label: { en: 'Reason', fil: 'Dahilan' }, kind: 'line' },
  dtimeEffective: {
    ...server,
    label: { en: 'Takes effect', fil: 'Magkakabisa' },
    kind: 'instant',
    column: 'effective_at',
  },
} as const satisfies FieldRows;
