/** Where somebody works: over all of the partner, in one store, or in several of which one is the main one. */
export const ASSIGNMENTS = ['head-office', 'single-store', 'multiple-stores'] as const;
export type Assignment = (typeof ASSIGNMENTS)[number];
