/** Under which the pairs that are kept apart are remembered. */
export const SEPARATIONS_KEY = ['separations'] as const;
