import { ALLOWED, extensionOf, FILE_NOT_VALID, isAllowedFile, MAX_BYTES } from '../files/fileRules.ts';
import { contentFits } from '../files/sniffKind.ts';
import type { Sentence } from '../sentence.ts';
import { sheetFileProblem } from './branchSheet.ts';

/** So many files one application may have, those under way too. */
export const MOST_UPLOADS = 600;
/** All files of one application together, in bytes. */
export const MOST_UPLOAD_BYTES = 1024 * 1024 * 1024;

/** A file for an application that is mended is attached within this time (ms) of its last piece, or forgotten. */
export const UPLOAD_IDLE_MS = 24 * 60 * 60_000;

/** A file of which pieces have come: all sizes in bytes. */
export interface Received {
  size: number;
  received: number;
}
export type PieceVerdict = 'next' | 'repeated' | 'apart' | 'too-long';

/**
 * What a piece of `length` bytes from `offset` on is for what was received: the next one; one that was received already, as it comes when
 * an answer got lost; one that leaves a gap or overlaps; or one that reaches beyond the end.
 */
export function pieceVerdict({ size, received }: Received, offset: number, length: number): PieceVerdict {
  const end = offset + length;
  if (end > size) return 'too-long';
  if (end <= received) return 'repeated';
  return offset === received ? 'next' : 'apart';
}

/** Whether one more file of this size fits in beside what there is. */
export function fitsIn({ files, bytes }: { files: number; bytes: number }, size: number): boolean {
  return files < MOST_UPLOADS && bytes + size <= MOST_UPLOAD_BYTES && size <= MAX_BYTES.document;
}

/** What a file of an application is for: a document of it, or a sheet of its branches. */
export type UploadPurpose = 'document' | 'branchSheet';

/** Why a file is not taken for what it is sent for, by its name and its size in bytes; null when it may be. */
export function whyNotSent(purpose: UploadPurpose, file: { name: string; size: number }): Sentence | null {
  if (purpose === 'branchSheet') return sheetFileProblem(file);
  return isAllowedFile(file.name, ALLOWED.document) ? null : FILE_NOT_VALID;
}

/** Whether the first bytes of a file are of its kind; what is wrong with a list that is text its reader says, in words that help. */
export function uploadFits({ kind, name }: { kind: UploadPurpose; name: string }, head: Uint8Array): boolean {
  return (kind === 'branchSheet' && extensionOf(name) === 'csv') || contentFits(name, head);
}
