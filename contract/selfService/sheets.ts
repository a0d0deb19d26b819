import { z } from 'zod';
import { MOST_SHEET_ROWS } from '#domain/applicants/branchSheet.ts';
import { call } from '../call.ts';
import { envelope } from '../envelope.ts';
import { scheduleInput } from '../shapes/schedule.ts';
import { draftPart } from './drafts.ts';

const ofApplicant = { access: 'otp', addition: true } as const;
const params = z.strictObject({ referenceNumber: z.string().max(40) });
const rowNumber = z.number().int().min(1).max(1_048_576);
/** `address.barangay`, `schedules.0.days`: the path of the field that the column fills in a store's form. */
const column = z
  .string()
  .regex(/^[A-Za-z]+(\.\w+){0,2}$/)
  .max(60);

/** A code of what stores sell, or of a type of it; one that the list does not have says nothing. */
const soldCode = z.string().max(60);
/** What all stores have alike: it fills rows in which no cell says anything of it. */
const same = z.strictObject({
  commodities: z
    .array(z.strictObject({ code: soldCode, types: z.array(soldCode).max(100).default([]) }))
    .max(100)
    .default([]),
  schedules: z.array(scheduleInput).max(7).default([]),
});

/** A sheet that was uploaded, and what somebody has done to it since: all of it is read and checked anew each time. */
const sheet = z.strictObject({
  /** An upload of the kind `branchSheet` that was received whole. */
  uploadId: z.uuid(),
  /** What was typed over cells, by the row's number in the file and the column; a column that there is none of says nothing. */
  edits: z
    .array(z.strictObject({ row: rowNumber, cells: z.record(column, z.string().max(400)) }))
    .max(MOST_SHEET_ROWS),
  /** Rows that are not meant. */
  leftOut: z.array(rowNumber).max(MOST_SHEET_ROWS),
  /** Rows that are meant although the partner has a store of that name in that town. */
  meant: z.array(rowNumber).max(MOST_SHEET_ROWS).default([]),
  same: same.default({ commodities: [], schedules: [] }),
});

const problem = z.object({
  /** The column; null: the row as a whole. */
  field: z.string().nullable(),
  message: z.string(),
  /** A text that would do instead, where it is certain enough to offer. */
  suggestion: z.string().optional(),
  /** It keeps the row back; else it is worth a look. */
  isError: z.boolean(),
  /** It does so until the row is `meant`. */
  mayBeMeant: z.literal(true).optional(),
});
const row = z.object({
  /** Its number in the file, as the spreadsheet counts. */
  row: z.number().int(),
  name: z.string(),
  /** What stands in its cells, by column. */
  cells: z.record(z.string(), z.string()),
  problems: z.array(problem),
});

/** Rows that took what all have alike, and those that say something of their own; none of either where nothing is given. */
const shared = z.object({ filled: z.number().int(), own: z.number().int() });

const checked = z.object({
  /** Rows that may be added, by number and name. */
  good: z.array(z.object({ row: z.number().int(), name: z.string() })),
  /** Rows with something to say about them, those with an error first; the others are among the good ones too. */
  rows: z.array(row),
  /** The columns that a sheet may have, in the reader's language. */
  columns: z.array(z.object({ key: z.string(), label: z.string() })),
  /** So many rows of the sheet were added before, in this or another tab. */
  added: z.number().int(),
  /** Headers that no column is known by: what stands below them is left out. */
  unknown: z.array(z.string()),
  /** So many branches more the application takes. */
  room: z.number().int(),
  /** What was done with `same`, in the rows of this answer. */
  same: z.object({ commodities: shared, schedules: shared }),
});
export type ApplicantSheet = z.infer<typeof checked>;

/** Branches of an application that is being written, out of a spreadsheet; the file comes in pieces as every other (`uploadPiece`). */
export const applicantSheets = {
  /** The workbook that branches are typed into, in the reader's language: drop-downs, one example row and a page that says how. */
  downloadBranchTemplate: call('GET', '/api/self-service/drafts/{referenceNumber}/branch-template', {
    ...ofApplicant,
    heavy: true,
  })
    .input(z.object({ params }))
    .output(z.file()),
  /** The workbook that products for Shoppingmall.ph are typed into, likewise; nothing of it is read here. */
  downloadProductTemplate: call('GET', '/api/self-service/drafts/{referenceNumber}/product-template', {
    ...ofApplicant,
    heavy: true,
  })
    .input(z.object({ params }))
    .output(z.file()),
  /**
   * What adding would do; nothing is written. 404 for an upload of another draft or kind, 422 rule_file_not_valid with the remedy for what
   * is no list of branches, rule_branches_full above 500 rows, 429 above 30 a minute.
   */
  checkBranchSheet: call('POST', '/api/self-service/drafts/{referenceNumber}/branch-sheets/check', {
    ...ofApplicant,
    heavy: true,
    keyless: true,
    ownTransaction: true,
    ownLimit: true,
  })
    .input(z.object({ params, body: sheet }))
    .output(envelope(checked)),
  /**
   * Adds all rows without an error as branches, at once, and answers what is left with the parts that were written (`values` too). A row
   * goes in once, however often and from wherever it is asked for: then `parts` are empty. Throws as `checkBranchSheet`, and 422
   * rule_branches_full when not all of them fit in: then none was added.
   */
  addBranchSheet: call('POST', '/api/self-service/drafts/{referenceNumber}/branch-sheets/add', {
    ...ofApplicant,
    keyless: true,
    ownTransaction: true,
    ownLimit: true,
  })
    .input(z.object({ params, body: sheet }))
    .output(envelope(checked.extend({ parts: z.array(draftPart) }))),
};
