import { os } from '../../../http/os.ts';
import { DRAFT_ROW } from './draftColumns.ts';

// A draft whose time is over is as good as deleted.
const LIST = `select ${DRAFT_ROW.select} from applicant_draft d
  where d.contact = ctx_contact() and (d.state = 'SENT' or (d.state = 'OPEN' and d.expires_at > $1))
  order by d.created_at desc, d.id desc limit 50`;

/** The drafts of the contact that the session has proved, the newest first. */
export const listDrafts = os.applicantDrafts.listDrafts.handler(async ({ context }) => {
  const values = [context.deps.now()];
  return { data: { list: await DRAFT_ROW.read(context.tx, { name: 'own-drafts', text: LIST, values }) } };
});
