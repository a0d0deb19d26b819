/** Why items are not settled yet: something is not known of them. */
export type WaitReason = 'rate' | 'taxKind' | 'payeeKind' | 'taxCode' | 'account' | 'setting';
