import { os } from '../../../http/os.ts';
import { CONTACT_REQUEST } from './contactRequestColumns.ts';

const LIST = `(select ${CONTACT_REQUEST.select} from contact_request r where r.state = 'PENDING' order by r.id)
  union all (select ${CONTACT_REQUEST.select} from contact_request r where r.state <> 'PENDING' order by r.decided_at desc, r.id desc limit 100)`;

/** What reviewers have to decide of numbers that are lost, the oldest first, then what was decided last. */
export const listContactRequests = os.contactRequests.listContactRequests.handler(async ({ context }) => ({
  data: {
    list: await CONTACT_REQUEST.read(context.tx, { name: 'contact-requests', text: LIST, values: [] }),
  },
}));
