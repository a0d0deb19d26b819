import { z } from 'zod';
import { call } from './call.ts';
import { done, envelope, instant } from './envelope.ts';

const own = { access: 'session', addition: true, inView: 'own' } as const;

/** Draft keys name a form, a record and its version: `access-role/12/3`, `access-role/new`. */
const draftKey = z
  .string()
  .regex(/^[a-z0-9-]+(\/[A-Za-z0-9_-]+){1,4}$/)
  .max(120);
const draft = z.object({ key: z.string(), values: z.record(z.string(), z.unknown()), dtimeUpdated: instant });
export type Draft = z.infer<typeof draft>;
const draftBody = z.strictObject({
  key: draftKey,
  values: z.record(z.string(), z.unknown()),
  /** `dtimeUpdated` of the draft as the caller last saw it, null for none; without it what is there is overwritten. */
  seen: z.iso.datetime().nullish(),
  /** Who saves it, a form that is open somewhere, and its how manieth save this is: of its own saves the later one stays. */
  by: z.strictObject({ writer: z.uuid(), number: z.number().int().min(1).max(1_000_000_000) }).optional(),
});
export type DraftBy = NonNullable<z.infer<typeof draftBody>['by']>;

/** What somebody typed and has not saved, kept on the server for 30 days, seen by nobody else. */
export const drafts = {
  /** The draft under the key, else the latest of the same record in another version (with its own key), else null. */
  getDraft: call('GET', '/api/drafts', own)
    .input(z.object({ query: z.strictObject({ key: draftKey }) }))
    .output(envelope(draft.nullable())),
  /**
   * Keeps the values under the key. 409 with the draft that is there (null: it is gone) when it is neither the one that was `seen` nor
   * an earlier save of the same writer; one that arrives after a later save of its writer changes nothing, and answers that.
   */
  saveDraft: call('POST', '/api/drafts', { ...own, keyless: true })
    .input(z.object({ body: draftBody }))
    .output(envelope(draft)),
  deleteDraft: call('POST', '/api/drafts/discard', { ...own, keyless: true })
    .input(z.object({ body: z.strictObject({ key: draftKey }) }))
    .output(done),
};
