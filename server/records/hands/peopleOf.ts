/** The accounts that count as one person with the reader, found once for each statement. */
export const READER = '(select ctx_people())::bigint[]';
/** The same of an account that a value names. */
export const peopleOf = (account: string): string => `(select one_person_with(${account}))::bigint[]`;
