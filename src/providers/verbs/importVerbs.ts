import type { ImportJob } from '#contract/shapes/importShapes.ts';
import type { ImportKindId } from '#domain/importJobs/importKinds.ts';
import { api, type ContractInput } from '../http/api.ts';
import { ApiError } from '../http/apiError.ts';
import { type UploadOptions, uploadFile } from '../http/uploadFile.ts';

type Inputs = ContractInput['imports'];
export type ImportRowsQuery = Inputs['listImportRows']['query'];
export type ImportEdit = Inputs['editImportCells']['body']['edits'][number];
export type ImportCellAction = NonNullable<Inputs['editImportCells']['body']['action']>;
export type ImportReplacement = Inputs['replaceImportCells']['body'];
export type ImportMapping = Inputs['mapImport']['body'];
export type ImportLeavingOut = Inputs['leaveOutImportRows']['body'];
type CommitBody = Inputs['batchPartner']['body'];

/** An import at the version that was seen. */
type Seen = Pick<ImportJob, 'id' | 'version'>;

const COMMITS = {
  partner: () => api.imports.batchPartner,
  merchant: () => api.imports.batchMerchant,
  'merchant-3rd-party': () => api.imports.commitMerchant3rdParty,
  'user-registration': () => api.imports.batchUserRegistration,
  promo: () => api.imports.batchPromo,
  transactions: () => api.imports.batchTransactions,
} satisfies Record<ImportKindId, unknown>;

const idOf = (data: unknown): string => {
  if (typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string')
    return data.id;
  throw new ApiError(200, 'malformed', 'The server sent an answer that cannot be read');
};

/** What the import workbench does; each fails with an ApiError. */
export const importVerbs = {
  listImports: async (kind: ImportKindId, offset: number) =>
    (await api.imports.listImports({ query: { kind, limit: 20, offset } })).data,
  getImport: async (id: string) => (await api.imports.getImport({ params: { id } })).data,
  /** Sends a file; answers the id of its import as soon as the server has begun with it. */
  stageImport: async (kind: ImportKindId, file: File, options: UploadOptions): Promise<string> =>
    idOf(await uploadFile(`/api/batch-processing/${kind}/upload`, { file }, options)),
  downloadImportTemplate: (kind: ImportKindId): Promise<File> =>
    api.imports.downloadImportTemplate({ params: { kind } }),
  mapImport: async ({ id, version }: Seen, body: ImportMapping) =>
    (await api.imports.mapImport({ params: { id }, body }, { context: { version } })).data,

  listImportRows: async (id: string, query: ImportRowsQuery) =>
    (await api.imports.listImportRows({ params: { id }, query })).data,
  listImportProblems: async (id: string) =>
    (await api.imports.listImportProblems({ params: { id } })).data.list,
  listImportChoices: async (id: string, field: string, q: string) =>
    (await api.imports.listImportChoices({ params: { id, field }, query: q ? { q: q.slice(0, 100) } : {} }))
      .data.list,
  editImportCells: async (id: string, body: Inputs['editImportCells']['body']) =>
    (await api.imports.editImportCells({ params: { id }, body })).data,
  replaceImportCells: async (id: string, body: ImportReplacement) =>
    (await api.imports.replaceImportCells({ params: { id }, body })).data,
  leaveOutImportRows: async (id: string, body: ImportLeavingOut) =>
    (await api.imports.leaveOutImportRows({ params: { id }, body })).data,
  undoImportEdit: async (id: string, edit: number) =>
    (await api.imports.undoImportEdit({ params: { id }, body: { edit } })).data,

  downloadImportErrors: (id: string): Promise<File> => api.imports.downloadImportErrors({ params: { id } }),
  downloadImportRows: (id: string): Promise<File> => api.imports.downloadImportRows({ params: { id } }),
  /** The mended error file, into the import that it came from, which is answered as it is then. */
  uploadImportErrors: async (id: string, file: File, options: UploadOptions) =>
    (await uploadFile(
      `/api/batch-processing/imports/${encodeURIComponent(id)}/error-file`,
      { file },
      options,
    )) as ImportJob,
  downloadImportFile: (id: string): Promise<File> => api.imports.downloadImportFile({ params: { id } }),

  commitImport: async (
    { id, kind, version }: Seen & Pick<ImportJob, 'kind'>,
    order: Omit<CommitBody, 'importId'>,
  ) => (await COMMITS[kind]()({ body: { importId: id, ...order } }, { context: { version } })).data,
  cancelImport: async (id: string) => (await api.imports.cancelImport({ params: { id } })).data,
  retryImport: async ({ id, version }: Seen) =>
    (await api.imports.retryImport({ params: { id } }, { context: { version } })).data,
  undoImport: async ({ id, version }: Seen) =>
    (await api.imports.undoImport({ params: { id } }, { context: { version } })).data,
};
