import type { merchantPayload } from '#domain/selfService/send/merchantPayload.ts';
import type { partnerPayload } from '#domain/selfService/send/partnerPayload.ts';
import { type Answer, ask } from './ask.ts';
import { inDraft } from './drafts.ts';

/** What was sent: the number of the application, and the id that the record has from then on. */
type Sent = Answer<'applicantSending', 'createPartnerV3Public'>;

/** The same key for the same content, however often it is sent and on whichever device; another one for another. */
const keyOf = async (...parts: readonly (string | object)[]): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Sends the partner of an application. */
export const sendPartner = (
  referenceNumber: string,
  body: ReturnType<typeof partnerPayload>,
): Promise<Sent> =>
  inDraft(referenceNumber, async () =>
    ask<Sent>('POST', '/api/partners/v3/public', {
      body,
      key: await keyOf(referenceNumber, 'partner', body),
    }),
  );

/** Sends one of its stores, the one that is written in this part of the draft. */
export const sendStore = (
  referenceNumber: string,
  body: ReturnType<typeof merchantPayload>,
  at: number,
): Promise<Sent> =>
  inDraft(referenceNumber, async () =>
    ask<Sent>('POST', '/api/merchants/v3/public', {
      body: { ...body, branch: `branch-${at}` },
      key: await keyOf(referenceNumber, `store ${at}`, body),
    }),
  );

/** Attaches a file that was uploaded before. */
export const attachUpload = (
  referenceNumber: string,
  partnerId: string,
  { uploadId, documentCode }: { uploadId: string; documentCode: string },
): Promise<unknown> =>
  inDraft(referenceNumber, async () => {
    const body = new FormData();
    body.set('request', JSON.stringify({ documentCode, uploadId }));
    const key = await keyOf(referenceNumber, 'file', uploadId, documentCode);
    return ask('POST', `/api/partners/v3/${partnerId}/file/public`, { body, key });
  });

/** Hands the application in, with these stores: all or nothing. */
export const completeApplication = (referenceNumber: string, merchants: readonly string[]): Promise<Sent> =>
  inDraft(referenceNumber, async () =>
    ask<Sent>('POST', `/api/self-service/drafts/${encodeURIComponent(referenceNumber)}/complete`, {
      body: { merchants },
      key: await keyOf(referenceNumber, 'complete', merchants),
    }),
  );
