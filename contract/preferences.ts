import { z } from 'zod';
import { call } from './call.ts';
import { done, envelope, noInput } from './envelope.ts';
import { line } from './line.ts';

const own = { access: 'session', addition: true } as const;

/** The portal's own settings per user: columns, saved views, theme, language. Values are JSON. */
export const preferences = {
  getPreferences: call('GET', '/api/user/preferences', own)
    .input(noInput)
    .output(envelope(z.record(z.string(), z.unknown()))),
  /** Sets the given keys; null removes one. At most 200 keys and 64 KB a user. */
  savePreferences: call('POST', '/api/user/preferences', { ...own, keyless: true })
    .input(z.object({ body: z.strictObject({ values: z.record(line(120), z.unknown()) }) }))
    .output(done),
};
