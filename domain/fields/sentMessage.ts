import { same } from '../sentence.ts';
import type { FieldRows } from './field.ts';
import { recordFields } from './record.ts';

const server = { sees: 'staff', sets: 'server' } as const;

/** One try of a message. */
const tryFields = {
  dtimeStarted: { ...server, label: { en: 'Time', fil: 'Oras' }, kind: 'instant' },
  outcome: { ...server, label: { en: 'Result', fil: 'Resulta' }, kind: 'option' },
} as const satisfies FieldRows;

/** Every field of a sent message, by its name on the wire. */
export const sentMessageFields = {
  dtimeCreated: recordFields.dtimeCreated,
  channel: { ...server, label: same('Channel'), kind: 'option' },
  topic: { ...server, label: { en: 'About', fil: 'Tungkol sa' }, kind: 'option' },
  recipient: { ...server, label: { en: 'Recipient', fil: 'Tatanggap' }, kind: 'line' },
  status: { ...server, label: recordFields.status.label, kind: 'option' },
  reason: { ...server, label: { en: 'Reason', fil: 'Dahilan' }, kind: 'line', max: 500 },
  attempts: { ...server, label: { en: 'Tries', fil: 'Mga subok' }, kind: 'count' },
  dtimeSent: { ...server, label: { en: 'Sent', fil: 'Naipadala' }, kind: 'instant' },
  dtimeNextTry: {
    ...server,
    label: { en: 'Next try', fil: 'Susunod na subok' },
    kind: 'instant',
  },
  tries: { ...server, label: { en: 'Tries', fil: 'Mga subok' }, kind: 'rows', of: tryFields },
} as const satisfies FieldRows;
