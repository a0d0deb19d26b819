import { MAX_BYTES } from '../files/fileRules.ts';

/** So many files one application may have, those under way too. */
export const MOST_UPLOADS = 600;
/** All files of one application together, in bytes. */
export const MOST_UPLOAD_BYTES = 1024 * 1024 * 1024;

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
