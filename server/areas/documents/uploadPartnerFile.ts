import type { z } from 'zod';
import type { uploadRequest } from '#contract/documents.ts';
import { uploadOf } from '../../files/uploadedFile.ts';
import { os } from '../../http/os.ts';
import { lockPartner } from '../../records/lock/lockRecord.ts';
import type { Work } from '../../records/lock/work.ts';
import { attachSent, isSending } from '../../records/sending/attachSent.ts';
import { lockSending, refuseStoresAlone, sentPartner } from '../../records/sending/lockSending.ts';
import { attach } from './attach.ts';
import { attachOwn } from './attachOwn.ts';

interface Asked {
  input: { params: { id: string }; body: { request: z.output<typeof uploadRequest>; file: File } };
  context: Work;
}

const upload = async ({ input, context }: Asked) => {
  const subject = await lockPartner(context, input.params.id, null);
  return { data: await attach(context, subject, { ...input.body, file: uploadOf(input.body.file) }) };
};

/** A file for a partner: 413 and 422 on `file`, 400 on `request.…`, 404, 422 for a record that nobody edits. */
export const uploadPartnerFile = os.documents.uploadPartnerFile.handler(upload);
/** The same for an applicant; a file of what is being sent waits until that is complete. */
export const uploadPartnerFilePublic = os.documents.uploadPartnerFilePublic.handler(
  async ({ input, context }) => {
    if (!isSending(context)) {
      const subject = await lockPartner(context, input.params.id, null);
      return { data: await attachOwn(context, subject, input.body) };
    }
    const sending = await lockSending(context);
    sentPartner(sending, input.params.id);
    refuseStoresAlone(sending);
    return { data: await attachSent(context, sending.draftId, null, input.body) };
  },
);
/** The same under the older path. */
export const attachPartnerFile = os.documents.attachPartnerFile.handler(upload);
