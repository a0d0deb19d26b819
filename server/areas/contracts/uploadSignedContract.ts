import { setTo } from '../../db/columns/definitionOf.ts';
import { uploadOf } from '../../files/uploadedFile.ts';
import { os } from '../../http/os.ts';
import { insertFile } from '../../records/documents/insertFile.ts';
import { SIGNED } from './contractColumns.ts';
import { readContract } from './readContract.ts';

const SIGN = `update partner_contract set ${setTo(SIGNED, 4)}, version = version + 1, updated_at = $2, updated_by = $3 where id = $1`;

/** Keeps a signed copy, in the place of one from before; that stays in the store and the trail. 404; 413, 422 on `file`. */
export const uploadSignedContract = os.contracts.uploadSignedContract.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const { id, partnerId } = await readContract(tx, input.params.id, deps.now());
  const owner = { partnerId, merchantId: null };
  const fileId = await insertFile(context, uploadOf(input.body.file), { purpose: 'contract', owner });
  const by = [deps.now(), user.username] as const;
  const [signedAt, signedBy] = by;
  const signed = SIGNED.write({ signedFileId: fileId, signedAt, signedBy });
  const values = [id, ...by, ...Object.values(signed)];
  await tx.query({ name: 'sign-contract', text: SIGN, values });
  return { data: await readContract(tx, id, deps.now()) };
});
