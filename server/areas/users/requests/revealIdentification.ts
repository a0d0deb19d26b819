import { notFound } from '../../../http/errors/fail.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';

const READ = `select r.id::text as id, n.id_number as number from user_request r
  left join registration_identity n on n.user_request_id = r.id where r.id = $1`;
const EVENT = `select audit.record_event('REVEAL', 'user_request', $1, null, null)`;

/**
 * The whole number of the ID of somebody who asks for an account. The trail keeps who looked, when and at whose, never the number, and
 * under no partner, as with the pictures. 404.
 */
export const revealIdentification = os.userRequests.revealIdentification.handler(
  async ({ input, context }) => {
    const { tx } = context;
    const [row] = await tx.query<{ id: string; number: string | null }>({
      name: 'reveal-identification',
      text: READ,
      values: [toId(input.params.id)],
    });
    if (!row) throw notFound();
    if (row.number !== null) await tx.query({ text: EVENT, values: [row.id] });
    return { data: { number: row.number } };
  },
);
