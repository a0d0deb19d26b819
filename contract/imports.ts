import { z } from 'zod';
import { CELL_ACTIONS } from '#domain/importJobs/editActions.ts';
import { ROW_STATES } from '#domain/importJobs/importStatus.ts';
import { READINGS } from '#domain/importJobs/problemCodes.ts';
import type { ProofKind } from '#domain/signIn/isProofRecent.ts';
import { any, call } from './call.ts';
import { envelope, id, idParams, wholeList } from './envelope.ts';
import {
  cellConflict,
  codes,
  count,
  field,
  importJob,
  importRow,
  importSummary,
  kind,
  problemGroup,
} from './shapes/importShapes.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const staged = envelope(importJob.extend({ list: z.array(importRow) }));
const WRITERS = ['PAR_CREATE', 'MER_CREATE', 'UR_CREATE', 'PRO_CREATE', 'PT_EDIT'] as const;
const write = any(...WRITERS);
const see = { ...write, addition: true } as const;
/** Whoever confirms an import as a second person looks at it, without a right to import. */
const look = { ...any(...WRITERS, 'PM_SBO_REVIEW', 'FM_EDIT_RS'), addition: true } as const;
const changes = { ...see, versioned: true } as const;

/** A file, and what is known of it beforehand. */
const spreadsheet = { upload: 'spreadsheet', ownTransaction: true, heavy: true } as const;
const upload = (path: `/api/${string}`, permission: string, mayWait = false) =>
  call('POST', path, {
    ...any(permission),
    ...spreadsheet,
    ...(mayWait && { mayWait }),
  })
    .input(z.object({ body: z.strictObject({ file: z.file() }) }))
    .output(staged);
const commitBody = z.strictObject({
  importId: id,
  /** `valid`: rows without an error go in, the others wait. `all`: every row or none. */
  mode: z.enum(['valid', 'all']).default('valid'),
  /** Set when the same bytes went in before and are to go in again. */
  allowSameFile: z.boolean().default(false),
});
const commit = (path: `/api/${string}`, permission: string, proof?: ProofKind) =>
  call('POST', path, { ...any(permission), versioned: true, ownTransaction: true, mayWait: true, proof })
    .input(z.object({ body: commitBody }))
    .output(staged);
/** Only staff tell of payments by a sheet; systems do by a key. */
const payments = { ...any('PT_EDIT'), userType: 'INTERNAL', addition: true } as const;
const seen = count.min(0);
const cellEdit = z.strictObject({
  row: count.min(1),
  column: count.min(0).max(99),
  text: z.string().max(4000),
  /** `edit` of the row as the caller has read it; without it, the file as it was read. */
  seen: seen.optional(),
});
/** What became of an edit of many rows: those left alone because somebody else changed them after `seen`, and who did last. */
const edited = envelope(
  z.object({ touched: count, skipped: count, editedBy: z.string().nullable(), import: importJob }),
);

/**
 * The import workbench. `…/upload` stores the file, reads and checks it and answers the import with its first problem rows (or
 * still under way: ask again); the plain call commits. Nothing is written to business tables before that. What makes active partners
 * or stores, changes name, TIN or address of active ones, or tells of payments, is answered 202: it waits for a second person, by `approvalRequestId`,
 * and `list` holds its first rows that matter.
 */
export const imports = {
  batchPromoUpload: upload('/api/batch-processing/promo/upload', 'PRO_CREATE'),
  batchPromo: commit('/api/batch-processing/promo', 'PRO_CREATE'),
  batchMerchantUpload: upload('/api/batch-processing/merchant/upload', 'MER_CREATE'),
  batchMerchant: commit('/api/batch-processing/merchant', 'MER_CREATE'),
  batchUserRegistrationUpload: upload('/api/batch-processing/user-registration/upload', 'UR_CREATE'),
  batchUserRegistration: commit('/api/batch-processing/user-registration', 'UR_CREATE', 'money'),
  batchPartnerUpload: upload('/api/batch-processing/partner/upload', 'PAR_CREATE'),
  batchPartner: commit('/api/batch-processing/partner', 'PAR_CREATE'),
  /**
   * Payments of a sheet, by the rules of `takenPayments.takeTransactions`. Of a card's number no more than its last four digits is
   * kept, of a file nothing but its rows. Taking back voids what was neither refunded nor settled.
   */
  stageTransactions: call('POST', '/api/batch-processing/transactions/upload', {
    ...payments,
    ...spreadsheet,
  })
    .input(z.object({ body: z.strictObject({ file: z.file() }) }))
    .output(staged),
  batchTransactions: call('POST', '/api/batch-processing/transactions', {
    ...payments,
    versioned: true,
    ownTransaction: true,
    mayWait: true,
  })
    .input(z.object({ body: commitBody }))
    .output(staged),
  /** Stages and commits in one call; any error refuses the whole file: 422 with the import to look at. */
  batchMerchant3rdParty: upload('/api/batch-processing/merchant-3rd-party', 'MER_CREATE', true),
  batchPartners: upload('/api/partners/batch', 'PAR_CREATE', true),
  /** For the page: third-party merchants through the workbench, step by step. */
  stageMerchant3rdParty: call('POST', '/api/batch-processing/merchant-3rd-party/upload', {
    ...any('MER_CREATE'),
    addition: true,
    ...spreadsheet,
  })
    .input(z.object({ body: z.strictObject({ file: z.file() }) }))
    .output(staged),
  commitMerchant3rdParty: call('POST', '/api/batch-processing/merchant-3rd-party/commit', {
    ...any('MER_CREATE'),
    addition: true,
    versioned: true,
    ownTransaction: true,
    mayWait: true,
  })
    .input(z.object({ body: commitBody }))
    .output(staged),

  /** An .xlsx with the columns of a kind formatted as text, drop-downs, hints and one example row. */
  downloadImportTemplate: call('GET', '/api/batch-processing/templates/{kind}', { ...see, heavy: true })
    .input(z.object({ params: z.strictObject({ kind }) }))
    .output(z.file()),
  /** Imports of a kind, the newest first, and the columns that its files may have. */
  listImports: call('GET', '/api/batch-processing/imports', see)
    .input(
      z.object({
        query: z.strictObject({
          kind,
          mine: flag.optional(),
          limit: z.coerce.number().int().min(1).max(100).default(20),
          offset: z.coerce.number().int().min(0).max(10_000).default(0),
        }),
      }),
    )
    .output(envelope(z.object({ list: z.array(importSummary), total: count, fields: z.array(field) }))),
  getImport: call('GET', '/api/batch-processing/imports/{id}', look)
    .input(z.object({ params: idParams }))
    .output(envelope(importJob)),
  /** Rows, 100 at most; without `only` those with problems, with `matters` those that a second person looks at. */
  listImportRows: call('GET', '/api/batch-processing/imports/{id}/rows', { ...look, inView: 'file' })
    .input(
      z.object({
        params: idParams,
        query: z.strictObject({
          only: z.enum(['problems', 'warnings', 'matters', 'all', ...ROW_STATES]).default('problems'),
          code: z.enum(codes).optional(),
          field: z.string().max(60).optional(),
          q: z.string().trim().min(1).max(200).optional(),
          limit: z.coerce.number().int().min(1).max(100).default(50),
          offset: z.coerce.number().int().min(0).max(200_000).default(0),
        }),
      }),
    )
    .output(envelope(z.object({ list: z.array(importRow), total: count }))),
  listImportProblems: call('GET', '/api/batch-processing/imports/{id}/problems', { ...look, inView: 'file' })
    .input(z.object({ params: idParams }))
    .output(wholeList(problemGroup)),
  /** What a field may be, for choosing a value: fixed lists, look-ups and places by name. */
  listImportChoices: call('GET', '/api/batch-processing/imports/{id}/choices/{field}', see)
    .input(
      z.object({
        params: z.strictObject({ id, field: z.string().max(60) }),
        query: z.strictObject({ q: z.string().trim().max(100).optional() }),
      }),
    )
    .output(wholeList(z.object({ value: z.string(), label: z.string() }))),

  /** Another sheet or header row, or another match of columns; the rows are read or checked anew. */
  mapImport: call('POST', '/api/batch-processing/imports/{id}/mapping', { ...changes, heavy: true })
    .input(
      z.object({
        params: idParams,
        body: z.strictObject({
          sheet: z.string().max(200).optional(),
          headerRow: count.min(1).max(1000).optional(),
          columns: z
            .array(z.strictObject({ index: count.min(0).max(99), field: z.string().max(60).nullable() }))
            .max(100)
            .optional(),
        }),
      }),
    )
    .output(envelope(importJob)),
  /**
   * Changes cells, 2,000 at most, as one edit; calls that share `editId` are one. Only the rows they touch are checked again, and returned.
   * A cell that was changed after `seen` stays and is returned as a conflict. 409 when the file was read again since.
   */
  editImportCells: call('POST', '/api/batch-processing/imports/{id}/cells', see)
    .input(
      z.object({
        params: idParams,
        body: z.strictObject({
          edits: z.array(cellEdit).min(1).max(2000),
          action: z.enum(CELL_ACTIONS).default('type'),
          editId: z.uuid().optional(),
        }),
      }),
    )
    .output(
      envelope(z.object({ rows: z.array(importRow), conflicts: z.array(cellConflict), import: importJob })),
    ),
  /**
   * One choice for many rows: every cell of a column that reads `from` (or all with this problem, when `from` is null) becomes `to`;
   * `part` replaces inside texts. With `take` each cell with this problem becomes what is offered for itself: its suggestion, or the
   * one or the other of its readings. Returns how many rows it changed; cells that somebody else changed after `seen` are skipped.
   */
  replaceImportCells: call('POST', '/api/batch-processing/imports/{id}/replace', { ...see, heavy: true })
    .input(
      z.object({
        params: idParams,
        body: z.strictObject({
          column: count.min(0).max(99),
          from: z.string().max(4000).nullable(),
          to: z.string().max(4000).optional(),
          take: z.enum(['suggestion', ...READINGS]).optional(),
          part: z.boolean().default(false),
          code: z.enum(codes).optional(),
          seen: seen.default(0),
        }),
      }),
    )
    .output(edited),
  /**
   * Leaves rows out, which then neither go in nor keep the others back, or takes them in again: those named, those with a problem,
   * or all that were left out. Returns how many rows it changed; rows that somebody else changed after `seen` are skipped.
   */
  leaveOutImportRows: call('POST', '/api/batch-processing/imports/{id}/left-out', see)
    .input(
      z.object({
        params: idParams,
        body: z.strictObject({
          isOut: z.boolean(),
          rows: z.array(count.min(1)).min(1).max(2000).optional(),
          code: z.enum(codes).optional(),
          field: z.string().max(60).nullable().optional(),
          seen: seen.default(0),
        }),
      }),
    )
    .output(edited),
  /**
   * Takes back the caller's own last edit, replacement or leaving out; cells that somebody else changed since are skipped. With `edit`
   * 409 unless that is the one.
   */
  undoImportEdit: call('POST', '/api/batch-processing/imports/{id}/cells/undo', see)
    .input(
      z.object({
        params: idParams,
        body: z.strictObject({ edit: count.min(1).optional() }).optional(),
      }),
    )
    .output(edited),
  /** The rows that did not go in, in the file's own columns, with `Row` and `Problems`, the cells coloured. */
  downloadImportErrors: call('GET', '/api/batch-processing/imports/{id}/error-file', {
    ...see,
    ownTransaction: true,
    inView: 'file',
    heavy: true,
  })
    .input(z.object({ params: idParams }))
    .output(z.file()),
  /** The rows that a second person confirms, or has confirmed, with the columns of the file, `Row` and their warnings. */
  downloadImportRows: call('GET', '/api/batch-processing/imports/{id}/rows-file', {
    ...look,
    ownTransaction: true,
    inView: 'file',
    heavy: true,
  })
    .input(z.object({ params: idParams }))
    .output(z.file()),
  /** The error file, mended: its rows replace those of the import by `Row`. */
  uploadImportErrors: call('POST', '/api/batch-processing/imports/{id}/error-file', {
    ...see,
    ...spreadsheet,
  })
    .input(z.object({ params: idParams, body: z.strictObject({ file: z.file() }) }))
    .output(envelope(importJob)),
  /** The file as it was uploaded. */
  downloadImportFile: call('GET', '/api/batch-processing/imports/{id}/file', {
    ...see,
    inView: 'file',
    heavy: true,
  })
    .input(z.object({ params: idParams }))
    .output(z.file()),
  /** Stops what is under way at the edge of a chunk; what is in stays in, and the rest can go on later. */
  cancelImport: call('POST', '/api/batch-processing/imports/{id}/cancel', see)
    .input(z.object({ params: idParams }))
    .output(envelope(importJob)),
  /** Checks again the rows that failed or waited, against the data as it is now. */
  retryImport: call('POST', '/api/batch-processing/imports/{id}/retry', changes)
    .input(z.object({ params: idParams }))
    .output(envelope(importJob)),
  /** Takes back what the import wrote, but what was edited since or is in use. */
  undoImport: call('POST', '/api/batch-processing/imports/{id}/undo', changes)
    .input(z.object({ params: idParams }))
    .output(envelope(importJob)),
};
