import type { ApplicantUpload } from '#contract/selfService/uploads.ts';
import { pieceVerdict } from '#domain/applicants/uploadRules.ts';
import { badFields } from '../../../http/errors/fail.ts';
import type { Work } from '../../../records/lock/work.ts';
import { type Announced, beginUpload, uploadConflict } from './beginUpload.ts';
import { readUpload, UPLOAD } from './uploadColumns.ts';
import type { UploadHome } from './uploadHome.ts';

const SAME =
  'select 1 from applicant_upload u where u.id = $1 and u.name = $2 and u.size = $3 and u.sha256 = $4 and u.kind = $5';
const PIECE = `insert into applicant_upload_piece (upload_id, starts_at, size, storage_key) values ($1, $2, $3, $4)`;
const RECEIVED = `update applicant_upload u set received = received + $2, updated_at = $3 where u.id = $1 returning ${UPLOAD.select}`;

const TOO_LONG = {
  en: 'This piece reaches beyond the end of the file',
  fil: 'Lampas sa dulo ng file ang pirasong ito',
};

/** A piece of a file that lies in the store; `size` in bytes. */
export interface Piece {
  offset: number;
  size: number;
  storageKey: string;
}

const uploadOf = async (context: Work, home: UploadHome, file: Announced, offset: number) => {
  const { tx } = context;
  const there = await readUpload(tx, home, file.id);
  if (!there) {
    if (offset > 0) throw uploadConflict(null);
    return beginUpload(context, home, file);
  }
  const values = [file.id, file.name, file.size, file.sha256, file.kind];
  const same = await tx.query({ name: 'same-upload', text: SAME, values });
  if (!same.length) throw uploadConflict(there);
  return there;
};

/**
 * Counts a piece in the home, which is locked: the file as it stands then, and whether the piece's bytes are needed. 400, 409, 413 as
 * the contract says.
 */
export const takePiece = async (
  context: Work,
  home: UploadHome,
  file: Announced,
  piece: Piece,
): Promise<{ upload: ApplicantUpload; isNew: boolean }> => {
  const { tx, deps } = context;
  const upload = await uploadOf(context, home, file, piece.offset);
  const verdict = pieceVerdict(upload, piece.offset, piece.size);
  if (verdict === 'too-long') throw badFields({ file: TOO_LONG });
  if (verdict === 'apart') throw uploadConflict(upload);
  if (verdict === 'repeated') return { upload, isNew: false };
  await tx.query({ text: PIECE, values: [file.id, piece.offset, piece.size, piece.storageKey] });
  const [received] = await UPLOAD.read(tx, { text: RECEIVED, values: [file.id, piece.size, deps.now()] });
  if (!received) throw new Error('A file that a piece was taken of is not there');
  return { upload: received, isNew: true };
};
