import type { UploadedFile } from '../../files/uploadedFile.ts';
import type { Work } from '../lock/work.ts';
import type { Owner } from '../parts/owner.ts';

const INSERT = `insert into file (owner_id, partner_id, merchant_id, purpose, name, media_type, size, sha256, storage_key,
    created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`;

interface Place {
  purpose:
    | 'upload'
    | 'document'
    | 'contract'
    | 'import'
    | 'promo'
    | 'signature'
    | 'bank-answer'
    | 'protection'
    | 'owed-paper';
  /** Null for an upload that has no record yet. */
  owner: Owner | null;
  expiresAt?: Date;
}

/** Bytes that lie in the store; `keep` says that they stay, and what the row of the file says. */
export type ToKeep = Pick<UploadedFile, 'keep'>;

/** Keeps an uploaded file: its bytes stay in the store, its row answers the id. */
export const insertFile = async (
  { tx, user, deps }: Work,
  upload: ToKeep,
  { purpose, owner, expiresAt }: Place,
): Promise<string> => {
  const { name, mediaType, size, sha256, storageKey } = upload.keep();
  const [partnerId, merchantId] = owner ? [owner.partnerId, owner.merchantId] : [user.partnerId, null];
  const about = [name, mediaType, size, sha256, storageKey];
  const values = [
    user.userId || null,
    partnerId,
    merchantId,
    purpose,
    ...about,
    deps.now(),
    expiresAt ?? null,
  ];
  const [row] = await tx.query<{ id: string }>({ name: 'insert-file', text: INSERT, values });
  if (!row) throw new Error('The row of a file was not written');
  return row.id;
};
