import type { UploadKind } from '../files/fileRules.ts';
import { type Sentence, same } from '../sentence.ts';

/** The pictures that whoever registers with a code sends in. */
export const IDENTIFICATION_KINDS = ['identification', 'selfie'] as const;
export type IdentificationKind = (typeof IDENTIFICATION_KINDS)[number];

export const IDENTIFICATION_NAMES: Readonly<Record<IdentificationKind, Sentence>> = {
  identification: same('ID'),
  selfie: same('Selfie'),
};

/** What kind of file each may be: an ID may be a scanned paper, a face is a photo. */
export const IDENTIFICATION_FILES = {
  identification: 'document',
  selfie: 'photo',
} as const satisfies Readonly<Record<IdentificationKind, UploadKind>>;

/** So many files may be sent in with one proof of a number, those that were sent again included. */
export const MOST_IDENTIFICATION_FILES = 4;
/** So many days after a registration or an application was rejected or cancelled its pictures of IDs, and an ID's number, are deleted. */
export const IDENTIFICATION_DAYS = 90;
/** So many years after the account of an approved registration went out of use, or a partner or store was closed, they are deleted. */
export const IDENTIFICATION_YEARS = 5;
