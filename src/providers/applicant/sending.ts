import type { merchantPayload } from '#domain/selfService/send/merchantPayload.ts';
import type { partnerPayload } from '#domain/selfService/send/partnerPayload.ts';
import { type Answer, ask } from './ask.ts';
import { inDraft } from './drafts.ts';

/** What was sent: the number of the application, and the id that the record has from then on. */
type Sent = Answer<'applicantSending', 'createPartnerV3Public'>;

/** Parts of the draft, and of each the version that what is sent was composed of. */
export type Seen = Readonly<Record<string, number>>;

/** Sends the partner of an application. */
export const sendPartner = (
  referenceNumber: string,
  body: ReturnType<typeof partnerPayload>,
  seen: Seen,
): Promise<Sent> =>
  inDraft(referenceNumber, () => ask<Sent>('POST', '/api/partners/v3/public', { body: { ...body, seen } }));

/** Sends one of its stores, the one that is written in this part of the draft. */
export const sendStore = (
  referenceNumber: string,
  body: ReturnType<typeof merchantPayload>,
  { at, seen }: { at: number; seen: Seen },
): Promise<Sent> =>
  inDraft(referenceNumber, () =>
    ask<Sent>('POST', '/api/merchants/v3/public', { body: { ...body, branch: `branch-${at}`, seen } }),
  );

/** Attaches a file that was uploaded before, to the partner or to one of its stores. */
export const attachUpload = (
  referenceNumber: string,
  { of, id }: { of: 'partners' | 'merchants'; id: string },
  { uploadId, documentCode, seen }: { uploadId: string; documentCode: string; seen: Seen },
): Promise<unknown> =>
  inDraft(referenceNumber, () => {
    const body = new FormData();
    body.set('request', JSON.stringify({ documentCode, uploadId, seen }));
    return ask('POST', `/api/${of}/v3/${id}/file/public`, { body });
  });

/** Hands the application in, with these stores, composed of these parts: all or nothing. */
export const completeApplication = (
  referenceNumber: string,
  merchants: readonly string[],
  seen: Seen,
): Promise<Sent> =>
  inDraft(referenceNumber, () =>
    ask<Sent>('POST', `/api/self-service/drafts/${encodeURIComponent(referenceNumber)}/complete`, {
      body: { merchants, seen },
    }),
  );
