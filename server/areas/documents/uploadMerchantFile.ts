import type { z } from 'zod';
import type { uploadRequest } from '#contract/documents.ts';
import { uploadOf } from '../../files/uploadedFile.ts';
import { os } from '../../http/os.ts';
import { lockMerchant } from '../../records/lock/lockRecord.ts';
import type { Work } from '../../records/lock/work.ts';
import { attachSent, isSending } from '../../records/sending/attachSent.ts';
import { lockSending } from '../../records/sending/lockSending.ts';
import { sentStore } from '../../records/sending/sentStores.ts';
import { attach } from './attach.ts';
import { attachOwn } from './attachOwn.ts';

interface Asked {
  input: { params: { id: string }; body: { request: z.output<typeof uploadRequest>; file: File } };
  context: Work;
}

const upload = async ({ input, context }: Asked) => {
  const subject = await lockMerchant(context, input.params.id, null);
  return { data: await attach(context, subject, { ...input.body, file: uploadOf(input.body.file) }) };
};

/** A file for a store: 413 and 422 on `file`, 400 on `request.…`, 404, 422 for a record that nobody edits. */
export const uploadMerchantFile = os.documents.uploadMerchantFile.handler(upload);
/** The same for an applicant; a file of what is being sent waits until that is complete. */
export const uploadMerchantFilePublic = os.documents.uploadMerchantFilePublic.handler(
  async ({ input, context }) => {
    if (!isSending(context)) {
      const subject = await lockMerchant(context, input.params.id, null);
      return { data: await attachOwn(context, subject, input.body) };
    }
    const { draftId } = await lockSending(context);
    const storeId = await sentStore(context.tx, draftId, input.params.id);
    return { data: await attachSent(context, draftId, storeId, input.body) };
  },
);
/** The same under the older path. */
export const attachMerchantFile = os.documents.attachMerchantFile.handler(upload);
