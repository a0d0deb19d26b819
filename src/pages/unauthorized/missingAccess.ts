/** What the guard hands to the unauthorized page: the path, the groups of permissions that are missing, the user type. */
export type MissingAccess = { from: string | null; missing: string[][]; internalOnly: boolean };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isGroup = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/** Reads the navigation's state, which a reload may have lost and anybody may have written. */
export const readMissing = (state: unknown): MissingAccess => {
  if (!isRecord(state)) return { from: null, missing: [], internalOnly: false };
  return {
    from: typeof state.from === 'string' ? state.from : null,
    missing: Array.isArray(state.missing) ? state.missing.filter(isGroup) : [],
    internalOnly: state.userType === 'INTERNAL',
  };
};

/** The missing groups as a sentence part: "A or B, and C". */
export const namesOf = (groups: readonly (readonly string[])[], or: string, and: string): string =>
  groups.map((group) => group.join(` ${or} `)).join(`, ${and} `);
