import { z } from 'zod';
import { call } from './call.ts';
import { done, envelope, id, instant, noInput } from './envelope.ts';

const own = { access: 'session', addition: true, inView: 'own' } as const;

const notice = z.object({
  id,
  kind: z.string(),
  title: z.string(),
  body: z.string().nullable(),
  link: z.string().nullable(),
  isRead: z.boolean(),
  dtimeCreated: instant,
});
export type Notice = z.infer<typeof notice>;

export const notices = {
  listNotices: call('GET', '/api/notices', own)
    .input(noInput)
    .output(envelope(z.object({ list: z.array(notice), unread: z.number().int() }))),
  readNotices: call('POST', '/api/notices/read', own)
    .input(z.object({ body: z.strictObject({ ids: z.array(id).max(100) }) }))
    .output(done),
};
