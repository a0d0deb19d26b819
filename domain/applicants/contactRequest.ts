import type { Sentence } from '../sentence.ts';

/** Where it stands that somebody has lost the number of an application and asks for another one. */
export const contactRequestState = {
  PENDING: { label: { en: 'Waiting', fil: 'Naghihintay' }, tone: 'warning' },
  APPLIED: { label: { en: 'Changed', fil: 'Binago' }, tone: 'success' },
  REFUSED: { label: { en: 'Refused', fil: 'Tinanggihan' }, tone: 'neutral' },
} as const satisfies Record<string, { label: Sentence; tone: 'warning' | 'success' | 'neutral' }>;

export type ContactRequestState = keyof typeof contactRequestState;
export const CONTACT_REQUEST_STATES = Object.keys(contactRequestState) as [
  ContactRequestState,
  ...ContactRequestState[],
];
