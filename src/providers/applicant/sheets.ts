import type { ApplicantSheet } from '#contract/selfService/sheets.ts';
import type { SameCodes } from '#domain/selfService/sheet/sameForAll.ts';
import { type Answer, ask, askBlob } from './ask.ts';
import { inDraft } from './drafts.ts';

export type { ApplicantSheet } from '#contract/selfService/sheets.ts';

/** A sheet that was uploaded, and what somebody has done to it since. */
export interface MendedSheet {
  uploadId: string;
  edits: { row: number; cells: Record<string, string> }[];
  leftOut: number[];
  meant: number[];
  /** What all stores have alike where their rows say nothing of it. */
  same: SameCodes;
}

/** What adding a sheet answers: the rows that are left, and the parts that it has become. */
type AddedSheet = Answer<'applicantSheets', 'addBranchSheet'>;

const of = (referenceNumber: string, what: string): string =>
  `/api/self-service/drafts/${encodeURIComponent(referenceNumber)}/${what}`;

/** The workbook that branches are typed into, in the language of the page. */
export const branchTemplate = (referenceNumber: string): Promise<Blob> =>
  inDraft(referenceNumber, () => askBlob(of(referenceNumber, 'branch-template')));

/** The workbook that products for Shoppingmall.ph are typed into, likewise. */
export const productTemplate = (referenceNumber: string): Promise<Blob> =>
  inDraft(referenceNumber, () => askBlob(of(referenceNumber, 'product-template')));

/** What adding a sheet would do. */
export const checkSheet = (referenceNumber: string, body: MendedSheet): Promise<ApplicantSheet> =>
  inDraft(referenceNumber, () =>
    ask<ApplicantSheet>('POST', of(referenceNumber, 'branch-sheets/check'), { body }),
  );

/** Adds all rows of a sheet without an error; asked again, none a second time. */
export const addSheet = (referenceNumber: string, body: MendedSheet): Promise<AddedSheet> =>
  inDraft(referenceNumber, () => ask<AddedSheet>('POST', of(referenceNumber, 'branch-sheets/add'), { body }));
