/** What whoever registers with a code goes by in trails: there is no account yet, and the code would be a way in. */
export const REGISTRANT = { name: 'registration by code', role: 'REGISTRANT' } as const;
