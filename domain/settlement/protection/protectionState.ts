import { type StatusTable, statusRow } from '../../status.ts';

export const PROTECTION_STATES = ['PENDING', 'UPLOADED'] as const;
export type ProtectionState = (typeof PROTECTION_STATES)[number];

/** Whether the paper of a protection receipt is there. */
export const protectionState: StatusTable<ProtectionState> = {
  PENDING: statusRow({ en: 'Pending', fil: 'Hinihintay' }, 'warning', 'UPLOADED'),
  UPLOADED: statusRow({ en: 'Uploaded', fil: 'Na-upload na' }, 'success'),
};

const SLUGS = { PENDING: 'pending', UPLOADED: 'uploaded' } as const satisfies Record<ProtectionState, string>;

/** A state as addresses have it. */
export const protectionSlug = (state: ProtectionState): (typeof SLUGS)[ProtectionState] => SLUGS[state];
/** Every state as addresses have it. */
export const PROTECTION_SLUGS = PROTECTION_STATES.map(protectionSlug);
/** The state that an address names; null for any other text. */
export const protectionStateOf = (slug: string | undefined): ProtectionState | null =>
  PROTECTION_STATES.find((state) => SLUGS[state] === slug) ?? null;
