import { toId } from '../../http/ids.ts';
import { os } from '../../http/os.ts';
import { readUser } from './readUser.ts';

const READ = 'select mobile_number as mobile from user_account where id = $1';
const EVENT = `select audit.record_event('REVEAL', 'user_account', $1, null, null)`;

/** The whole mobile number. The trail keeps who looked, when and at whose, never the number. */
export const revealUser = os.users.revealUser.handler(async ({ input, context }) => {
  const { tx, deps } = context;
  const { id } = await readUser(tx, toId(input.params.id), deps.now());
  const [row] = await tx.query<{ mobile: string | null }>({ text: READ, values: [id] });
  const mobileNumber = row?.mobile ?? null;
  if (mobileNumber !== null) await tx.query({ text: EVENT, values: [id] });
  return { data: { mobileNumber } };
});
