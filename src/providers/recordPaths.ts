import { MANAGEMENT_PATHS, type ManagementPage } from '../managementRoutes.ts';

/** What {type} of partner management knows; {id} is a store of `merchants`, else a partner. */
export const RECORD_TYPES = ['partners', 'merchants', 'applications'] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** Whether a text is one of the lists of partner management. */
export const isRecordType = (text: string | undefined): text is RecordType =>
  RECORD_TYPES.some((type) => type === text);

/** The address of a page of partner management, its values encoded. Throws when one of them is missing. */
export const managementPath = (page: ManagementPage, values: Readonly<Record<string, string>> = {}): string =>
  MANAGEMENT_PATHS[page].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (!value) throw new Error(`${page} needs {${name}}`);
    return encodeURIComponent(value);
  });
