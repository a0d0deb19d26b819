import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, instant, text } from '../../db/columns/kinds.ts';
import { withSession } from '../../db/context.ts';
import { notFound } from '../../http/errors/fail.ts';
import { osOpen } from '../../http/os.ts';

const SHOWN = 100;

interface Message {
  id: string;
  channel: 'email' | 'sms';
  recipient: string;
  subject: string | null;
  body: string;
  dtimeCreated: string;
}
const MESSAGE = columnsOf<Message>('outbox_message m')({
  id: id('m.id'),
  channel: text('m.channel'),
  recipient: text('m.recipient'),
  subject: text('m.subject'),
  body: text('m.body'),
  dtimeCreated: instant('m.created_at'),
});
const NEWEST = `select ${MESSAGE.select} from outbox_message m where m.has_text order by m.id desc limit ${SHOWN}`;

/** With DEMO=on the newest 100 messages that would have gone out; 404 everywhere else. */
export const getOutbox = osOpen.demo.getOutbox.handler(async ({ context }) => {
  const { deps, requestId } = context;
  if (!deps.config.demo) throw notFound();
  const list = await withSession(deps.pools, requestId, (tx) => MESSAGE.read(tx, { text: NEWEST }));
  return { data: { list } };
});
