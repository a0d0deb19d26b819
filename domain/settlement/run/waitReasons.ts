/** Why items are not settled yet: something is not known of them. */
export const WAIT_REASONS = ['rate', 'taxKind', 'payeeKind', 'taxCode', 'account', 'setting'] as const;
export type WaitReason = (typeof WAIT_REASONS)[number];
