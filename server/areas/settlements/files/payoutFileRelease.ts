import { z } from 'zod';
import { type Ended, rowHandler } from '../../../approvals/kind.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { flag, int } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { readFile } from './readFile.ts';

/** What requests about a file are about, in words. */
export const subjectOfFile = (fileId: string): string => `File ${fileId}`;

const FROM = 'payout_file f';
const LOCKED = columnsOf<{ version: number; isWaiting: boolean }>(FROM)({
  version: int('f.version'),
  isWaiting: flag(`(f.state = 'AWAITING_RELEASE')`),
});
const LOCK = `select ${LOCKED.select} from ${FROM} where f.id = $1 for no key update`;
const HELD = `select o.id from payout o where o.file_id = $1 and o.status = 'AWAITING_RELEASE' and is_held(o) limit 1`;

const RELEASE = `update payout_file set released_at = $2, released_by = $3, version = version + 1 where id = $1`;
const SEND = `update payout_attempt set sent_at = $2, sent_by = $3 where file_id = $1 and outcome is null`;
const MARK = `update payout set status = 'SENT', sent_at = $2, updated_by = $3, resend_reason = null, version = version + 1
  where file_id = $1 and status = 'AWAITING_RELEASE' returning id`;

const CANCEL = `update payout_file set cancelled_at = $2, cancelled_by = $3, version = version + 1 where id = $1`;
const EMPTY = `update payout_attempt set outcome = 'CANCELLED', ended_at = $2 where file_id = $1 and outcome is null`;
// A block that came meanwhile holds them.
const PUT_BACK = `update payout o set status = case when is_held(o) then 'HELD' else 'SCHEDULED' end, file_id = null, updated_by = $2,
    version = o.version + 1
  where o.file_id = $1 and o.status = 'AWAITING_RELEASE'`;

/** Cancels a file that was not released: its payouts are scheduled again. */
const cancel = async (tx: Tx, fileId: string, { at, by }: Ended): Promise<void> => {
  await tx.query({ name: 'cancel-payout-file', text: CANCEL, values: [fileId, at, by] });
  await tx.query({ name: 'empty-payout-file', text: EMPTY, values: [fileId, at] });
  await tx.query({ name: 'put-payouts-back', text: PUT_BACK, values: [fileId, by] });
};

/** Releases a file to the bank: its payouts leave. It does not fit any more once one of them is held. */
export const payoutFileRelease = rowHandler({
  name: 'PAYOUT_FILE',
  command: z.strictObject({}),
  delayHours: () => 0,
  lock: async (tx, { ownerId }) => {
    const [file] = await LOCKED.read(tx, { name: 'lock-file-to-release', text: LOCK, values: [ownerId] });
    if (!file) return null;
    const held = await tx.query({ name: 'held-in-file', text: HELD, values: [ownerId] });
    return { version: file.version, isEditable: file.isWaiting && held.length === 0 };
  },
  describe: async (tx, { ownerId }) => {
    const { payoutCount, amount } = await readFile(tx, ownerId);
    return [
      { field: 'payoutCount', before: null, after: String(payoutCount) },
      { field: 'amount', before: null, after: amount },
    ];
  },
  apply: async (tx, { ownerId }, _, { checker, at }) => {
    const values = [ownerId, at, checker];
    const { payoutCount } = await readFile(tx, ownerId);
    await tx.query({ name: 'release-payout-file', text: RELEASE, values });
    await tx.query({ name: 'send-payouts', text: SEND, values });
    const sent = await tx.query({ name: 'mark-sent', text: MARK, values });
    if (sent.length !== payoutCount) throw new Error(`Of ${payoutCount} payouts ${sent.length} were sent`);
  },
  release: (tx, { ownerId }, ended) => cancel(tx, ownerId, ended),
});
