/** What a chart of applications tells apart, in the order of its bars. */
export const MOVE_KINDS = ['handedIn', 'approved', 'incomplete', 'rejected'] as const;
