/** The versions of the texts that somebody agrees to who registers; each new wording is another one. */
export const POLICY_VERSIONS = { acceptableUse: '2026-11', privacyPolicy: '2026-11' } as const;
