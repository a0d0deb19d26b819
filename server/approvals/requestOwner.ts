import type { ImportKindId } from '#domain/importJobs/importKinds.ts';
import type { Owner } from '../records/parts/owner.ts';

/** A partner, or one of its stores. */
export type RecordOwner = Owner;
/** An import as a whole. */
export interface ImportOwner {
  importId: string;
  importKind: ImportKindId;
  /** Ids of the people with a hand in its rows, for telling them that they cannot confirm; the import itself decides. */
  importHands: readonly string[];
}
/** What a request is about. */
export type RequestOwner = RecordOwner | ImportOwner;

export const isImport = (owner: RequestOwner): owner is ImportOwner => 'importId' in owner;
export const isRecord = (owner: RequestOwner): owner is RecordOwner => !isImport(owner);

/** The columns of a request that name its owner. */
export interface OwnerColumns {
  partnerId: string | null;
  merchantId: string | null;
  importId: string | null;
  importKind: ImportKindId | null;
  importHands: readonly string[] | null;
}

const NO_RECORD = { partnerId: null, merchantId: null };
const NO_IMPORT = { importId: null, importKind: null, importHands: null };

export const ownerColumns = (owner: RequestOwner): OwnerColumns =>
  isImport(owner)
    ? { ...NO_RECORD, ...owner }
    : { ...NO_IMPORT, partnerId: owner.partnerId, merchantId: owner.merchantId };

/** What a stored request is about. */
export const ownerOf = (columns: OwnerColumns): RequestOwner => {
  const { partnerId, merchantId, importId, importKind, importHands } = columns;
  if (importId !== null && importKind !== null)
    return { importId, importKind, importHands: importHands ?? [] };
  // A constraint of the table says so.
  if (partnerId === null) throw new Error('A request is about nothing');
  return { partnerId, merchantId };
};
