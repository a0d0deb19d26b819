import { z } from 'zod';
import { call } from './call.ts';
import { envelope, id, instant, noInput } from './envelope.ts';

const demoMessage = z.object({
  id,
  channel: z.enum(['email', 'sms']),
  recipient: z.string(),
  subject: z.string().nullable(),
  body: z.string(),
  dtimeCreated: instant,
});

/** With DEMO=on the messages that would have gone out; otherwise 404. */
export const demo = {
  getOutbox: call('GET', '/api/demo/outbox', { access: 'anyone', addition: true, ownTransaction: true })
    .input(noInput)
    .output(envelope(z.object({ list: z.array(demoMessage) }))),
};
