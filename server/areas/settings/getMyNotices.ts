import { NOTICE_TOPICS, type NoticeTopic, type NoticeWay } from '#domain/people/noticeTopics.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { os } from '../../http/os.ts';

const CHOICE = columnsOf<{ topic: NoticeTopic; way: NoticeWay }>('notice_choice c')({
  topic: text('c.topic'),
  way: text('c.way'),
});
const READ = `select ${CHOICE.select} from notice_choice c where c.user_id = $1`;
const MAIL = `select nullif(email, '') is not null as has from user_account where id = $1`;

/** What somebody is mailed; what they never chose stays in the portal. */
export const readMyNotices = async (tx: Tx, userId: string) => {
  const chosen = await CHOICE.read(tx, { name: 'notice-choices', text: READ, values: [userId] });
  const [mail] = await tx.query<{ has: boolean }>({ name: 'has-mail', text: MAIL, values: [userId] });
  const wayOf = (topic: NoticeTopic): NoticeWay => chosen.find((one) => one.topic === topic)?.way ?? 'portal';
  return {
    hasMail: mail?.has ?? false,
    choices: NOTICE_TOPICS.map((topic) => ({ topic, way: wayOf(topic) })),
  };
};

/** By which way the caller is told of what. */
export const getMyNotices = os.mySettings.getMyNotices.handler(async ({ context }) => ({
  data: await readMyNotices(context.tx, context.user.userId),
}));
