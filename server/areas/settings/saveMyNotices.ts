import { fail } from '../../http/errors/fail.ts';
import { os } from '../../http/os.ts';
import { readMyNotices } from './getMyNotices.ts';

// The moment stays where nothing changes, so that what came meanwhile is still mailed.
const WRITE = `insert into notice_choice as c (user_id, topic, way, since) values ($1, $2, $3, $4)
  on conflict (user_id, topic) do update set way = excluded.way, since = excluded.since where c.way <> excluded.way`;

const noMail = () =>
  fail('rule_no_mail', {
    en: 'Your account has no mail address: ask an administrator to add one.',
    fil: 'Walang mail address ang account mo: ipadagdag ito sa administrator.',
  });

/** Chooses by which way the caller is told of one topic, of what comes from now on. 422 rule_no_mail. */
export const saveMyNotices = os.mySettings.saveMyNotices.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const { topic, way } = input.body;
  const { hasMail } = await readMyNotices(tx, user.userId);
  if (way !== 'portal' && !hasMail) throw noMail();
  await tx.query({ text: WRITE, values: [user.userId, topic, way, deps.now()] });
  return { data: await readMyNotices(tx, user.userId) };
});
