import type { z } from 'zod';
import type { uploadRequest } from '#contract/documents.ts';
import { os } from '../../http/os.ts';
import { lockMerchant } from '../../records/lock/lockRecord.ts';
import type { Work } from '../../records/lock/work.ts';
import { attach } from './attach.ts';

interface Asked {
  input: { params: { id: string }; body: { request: z.output<typeof uploadRequest>; file: File } };
  context: Work;
}

const upload = async ({ input, context }: Asked) => {
  const subject = await lockMerchant(context, input.params.id, null);
  return { data: await attach(context, subject, input.body) };
};

/** A file for a store: 413 and 422 on `file`, 400 on `request.…`, 404, 422 for a record that nobody edits. */
export const uploadMerchantFile = os.documents.uploadMerchantFile.handler(upload);
/** The same for an applicant. */
export const uploadMerchantFilePublic = os.documents.uploadMerchantFilePublic.handler(upload);
/** The same under the older path. */
export const attachMerchantFile = os.documents.attachMerchantFile.handler(upload);
