import { desc } from 'drizzle-orm';
import { withSession } from '../../db/context.ts';
import { outboxMessage } from '../../db/schema/desk.ts';
import { notFound } from '../../http/errors/errors.ts';
import { osOpen } from '../../http/os.ts';

const SHOWN = 100;

/** With DEMO=on the newest 100 messages that would have gone out; 404 everywhere else. */
export const getOutbox = osOpen.demo.getOutbox.handler(async ({ context }) => {
  const { deps, requestId } = context;
  if (!deps.config.demo) throw notFound();
  const rows = await withSession(deps.pools, requestId, ({ db }) =>
    db.select().from(outboxMessage).orderBy(desc(outboxMessage.id)).limit(SHOWN),
  );
  const list = rows.map(({ id, channel, recipient, subject, body, createdAt }) => ({
    id,
    channel,
    recipient,
    subject,
    body,
    dtimeCreated: createdAt.toISOString(),
  }));
  return { data: { list } };
});
