import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { mustExist, NOTE } from './noteSource.ts';

const INSERT = `with n as (insert into record_note (partner_id, merchant_id, body, created_at, created_by)
  values ($1, $2, $3, $4, $5) returning *) select ${NOTE.select} from n`;

/** Notes something beside a partner or one of its stores, for staff only. 404, 400. */
export const addNote = os.applications.addNote.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  const partnerId = toId(input.params.id);
  const merchantId = input.body.merchantId ? toId(input.body.merchantId) : null;
  await mustExist(tx, partnerId, merchantId);
  const values = [partnerId, merchantId, input.body.body, deps.now(), user.username];
  const [note] = await NOTE.read(tx, { name: 'add-note', text: INSERT, values });
  if (!note) throw new Error('the note was not written');
  return { data: note };
});
