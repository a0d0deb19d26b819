import { MATTERS, type Matter, matterOf } from '../importJobs/matters.ts';
import type { Problem } from './problems.ts';

/** What a new record of a status has for a second person; null for one that is decided on later. */
export const mattersOfNew = (status: string, matter: 'newPartner' | 'newStore'): Matter[] | null =>
  status === 'A' ? [matter] : null;

/** What the changed fields of a record have for a second person; null when it is not active, or when none of them matters. */
export const mattersOfChange = (status: string, fields: readonly string[]): Matter[] | null => {
  if (status !== 'A') return null;
  const found = new Set(fields.flatMap((field) => matterOf(field) ?? []));
  return found.size ? MATTERS.filter((matter) => found.has(matter)) : null;
};

/** The warning of a row that gives an active record another name, at the field of the name; none where it keeps its own. */
export const renameProblems = (
  field: 'partnerName' | 'merchantName',
  matters: readonly Matter[] | null,
): Problem[] => (matters?.includes('name') ? [{ field, code: 'renames' }] : []);

/** Whether a changed field is one that a second person looks at. */
export const isMatter = (field: string): boolean => matterOf(field) !== undefined;
