import type { ApplicantUpload } from '#contract/selfService/uploads.ts';
import type { UploadPurpose } from '#domain/applicants/uploadRules.ts';
import { ApiError } from '../http/apiError.ts';
import { ask, askBlob } from './ask.ts';
import { inDraft } from './drafts.ts';

type Sent = ApplicantUpload;

const PATH = '/api/self-service/uploads';
/** A slow line loses so much at most when it breaks, and its progress moves often enough to be seen. */
const PIECE_BYTES = 128 * 1024;

const sha256 = async (file: File): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

const isSent = (current: unknown): current is Sent =>
  typeof current === 'object' && current !== null && 'received' in current;

/** A file that is sent, under an id of the caller's own. */
interface Sending {
  id: string;
  file: File;
  /** A document when it is left out. */
  kind?: UploadPurpose;
}
/** What hears how far it is, and stops it. */
interface Course {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}
interface Piece extends Sending {
  home: Readonly<Record<string, string>>;
  hash: string;
  offset: number;
  signal: AbortSignal;
}

/** Sends one piece; of one that leaves a gap the server says where to go on. */
const sendPiece = async ({
  id,
  file,
  kind = 'document',
  home,
  hash,
  offset,
  signal,
}: Piece): Promise<Sent> => {
  const body = new FormData();
  const texts = { ...home, id, kind, offset, size: file.size, sha256: hash };
  for (const [name, value] of Object.entries(texts)) body.set(name, `${value}`);
  body.set('file', file.slice(offset, offset + PIECE_BYTES), file.name);
  try {
    return await ask<Sent>('POST', PATH, { body, signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 409 && isSent(error.current)) return error.current;
    throw error;
  }
};

type SendPiece = (at: { hash: string; offset: number }) => Promise<Sent>;

const sendPieces = async (file: File, send: SendPiece, onProgress: Course['onProgress']): Promise<void> => {
  const hash = await sha256(file);
  let offset = 0;
  for (;;) {
    const at = offset;
    const sent = await send({ hash, offset: at });
    onProgress(sent.received / file.size);
    if (sent.isWhole) return;
    if (sent.received === at && at > 0)
      throw new ApiError(409, 'conflict', 'The file did not arrive as it was sent');
    offset = sent.received;
  }
};

/**
 * Sends a file of a draft piece by piece under an id of the caller's own; under the same one again after a cut it goes on where it was.
 * Rejects with an ApiError.
 */
export const sendUpload = (
  referenceNumber: string,
  sending: Sending,
  { signal, onProgress }: Course,
): Promise<void> => {
  const home = { of: 'draft' };
  return sendPieces(
    sending.file,
    (at) => inDraft(referenceNumber, () => sendPiece({ ...sending, ...at, home, signal })),
    onProgress,
  );
};

/** The same for a document of the session's application, of the partner (null) or of one of its stores. */
export const sendApplicationUpload = (
  merchantId: string | null,
  sending: Sending,
  { signal, onProgress }: Course,
): Promise<void> => {
  const home = { of: 'application', ...(merchantId === null ? {} : { merchantId }) };
  return sendPieces(sending.file, (at) => sendPiece({ ...sending, ...at, home, signal }), onProgress);
};

/** A file that has arrived, to look at. */
export const previewUpload = (id: string): Promise<Blob> => askBlob(`${PATH}/${id}`);

/** Takes a file away for good. */
export const discardUpload = (id: string): Promise<unknown> => ask('POST', `${PATH}/${id}/discard`);
