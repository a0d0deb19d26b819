import type { ApplicationStatus } from '../review/applicationStatus.ts';
import type { Sentence } from '../sentence.ts';

/** Whether a store trades: it is active itself, and so is its partner. */
export function trades(store: ApplicationStatus, partner: ApplicationStatus): boolean {
  return store === 'A' && partner === 'A';
}

/** Standings of a partner that take its stores along; a store keeps its own status beside them. */
const PARTNER_HOLDS = ['I', 'B', 'C'] as const satisfies readonly ApplicationStatus[];
export type PartnerHold = (typeof PARTNER_HOLDS)[number];

/** What of its partner keeps a store from trading, whatever the store's own status; none while the partner is active or applies. */
export function partnerHold(partner: ApplicationStatus): PartnerHold | null {
  return PARTNER_HOLDS.find((hold) => hold === partner) ?? null;
}

/** What is shown beside the status of a store whose partner holds it. */
export const partnerHoldLabel: Readonly<Record<PartnerHold, Sentence>> = {
  I: { en: 'Partner inactive', fil: 'Hindi aktibo ang partner' },
  B: { en: 'Partner blocked', fil: 'Naka-block ang partner' },
  C: { en: 'Partner closed', fil: 'Sarado ang partner' },
};
