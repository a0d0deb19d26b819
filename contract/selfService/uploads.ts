import { z } from 'zod';
import { call } from '../call.ts';
import { done, envelope, id, instant } from '../envelope.ts';
import { own } from '../messages/own.ts';

const ofApplicant = { access: 'otp', addition: true } as const;
const uploadParams = z.strictObject({ id: z.string().max(40) });
const bytes = z.coerce.number().int();
const MOST_BYTES = 10 * 1024 * 1024;

const uploadPurpose = z.enum(['document', 'branchSheet']);

export const applicantUpload = z.object({
  /** What its page has named it. */
  id: z.string(),
  /** A document of the application, or a sheet of its branches. */
  kind: uploadPurpose,
  name: z.string(),
  mediaType: z.string(),
  /** In bytes. */
  size: z.number().int(),
  /** So many bytes of its beginning have been received: the next piece begins there. */
  received: z.number().int(),
  /** All of it was received, and it is what was announced. */
  isWhole: z.boolean(),
  dtimeCreated: instant,
});
export type ApplicantUpload = z.infer<typeof applicantUpload>;

/** Files of an application that is being written or mended, sent in pieces, so that a connection that breaks costs one piece. */
export const applicantUploads = {
  /**
   * One piece of at most 1 MB of a file (pdf, jpg, jpeg, png, heic of at most 10 MB; as `branchSheet` xlsx, csv of 2 MB), from `offset` on; `id` is made up by the page, and
   * each piece is named as the whole file is.
   * Pieces come one after the other; one that was received already is harmless. 409 with `current` (the upload as it stands) for one
   * that leaves a gap, or of another file under the same id. 422 rule_file_not_valid for what is no such file, or after the last piece
   * for other bytes than `sha256` says: then it is gone, and sent anew under another id.
   * Of the session's draft, or of its `application`: a document of the partner, or of the store that `merchantId` names, while the
   * applicant may change that (422 rule_not_editable); it is forgotten when it is not attached within a day.
   */
  uploadPiece: call('POST', '/api/self-service/uploads', {
    ...ofApplicant,
    keyless: true,
    ownTransaction: true,
    ownLimit: true,
    upload: 'piece',
    heavy: true,
  })
    .input(
      z.object({
        body: z
          .strictObject({
            id: z.uuid(),
            kind: uploadPurpose.default('document'),
            of: z.enum(['draft', 'application']).default('draft'),
            merchantId: id.optional(),
            offset: bytes.min(0).max(MOST_BYTES),
            /** Of the whole file, in bytes. */
            size: bytes.min(1).max(MOST_BYTES),
            /** Of the whole file, hexadecimal. */
            sha256: z.string().regex(/^[0-9a-f]{64}$/),
            file: z.file(),
          })
          .refine(({ of, kind }) => of === 'draft' || kind === 'document', {
            path: ['kind'],
            error: own({
              en: 'A draft alone has a sheet of branches',
              fil: 'Draft lang ang may sheet ng mga branch',
            }),
          })
          .refine(({ of, merchantId }) => of === 'application' || merchantId === undefined, {
            path: ['merchantId'],
            error: own({
              en: 'A draft has no store by that id',
              fil: 'Walang tindahang may ganoong id ang isang draft',
            }),
          }),
      }),
    )
    .output(envelope(applicantUpload)),
  /** A file that was received whole, to look at. */
  previewUpload: call('GET', '/api/self-service/uploads/{id}', { ...ofApplicant, heavy: 'preview' })
    .input(z.object({ params: uploadParams }))
    .output(z.file()),
  /** Takes a file away for good, whole or not. */
  discardUpload: call('POST', '/api/self-service/uploads/{id}/discard', { ...ofApplicant, keyless: true })
    .input(z.object({ params: uploadParams }))
    .output(done),
};
