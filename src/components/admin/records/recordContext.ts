import { createContext, useContext } from 'react';
import type { ApplicationSummary } from '#contract/shapes/applicationShapes.ts';
import type { ManagementPage } from '#domain/pages.ts';
import type { Permission } from '#domain/permissions.ts';
import type { RecordHead } from './recordHead.ts';
import type { RecordAddress } from './useRecordAddress.ts';

/** The partner or store that a page is about. */
export interface RecordShellValue extends RecordAddress {
  /** Null while it is on the way: the page asks for its own part at the same time. */
  summary: ApplicationSummary | null;
  /** The same at its head; until it is here what a list knew of it, if one did. */
  head: RecordHead | null;
  /** Asks anew for everything that is known of the record, for the lists and for their counts. */
  refetch: () => Promise<void>;
  /** The user may edit records, and this one may be edited; false until that is known. */
  editable: boolean;
  /** Whether the user holds any of these. */
  can: (...anyOf: readonly Permission[]) => boolean;
  isExternal: boolean;
  /** The address of another page of this record; what else stands in its path goes into `extra`. */
  pathTo: (page: ManagementPage, extra?: Readonly<Record<string, string>>) => string;
}

const Context = createContext<RecordShellValue | null>(null);
export const RecordShellProvider = Context.Provider;

/** The record around this component. */
export const useRecordShell = (): RecordShellValue => {
  const found = useContext(Context);
  if (!found) throw new Error('useRecordShell needs a RecordShell around it');
  return found;
};
