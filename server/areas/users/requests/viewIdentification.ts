import type { IdentificationKind } from '#domain/people/identification.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { id, text } from '../../../db/columns/kinds.ts';
import { notFound } from '../../../http/errors/fail.ts';
import { STORED, type Stored, sendStored } from '../../../http/files/sendStored.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';

interface Found extends Stored {
  requestId: string;
  kind: IdentificationKind;
  sha256: string;
}
const FOUND = columnsOf<Found>('registration_file i, file f')({
  ...STORED.columns,
  requestId: id('i.user_request_id'),
  kind: text('i.kind'),
  sha256: text('f.sha256'),
});
const FIND = `select ${FOUND.select} from registration_file i join file f on f.id = i.file_id
  where i.user_request_id = $1 and i.kind = $2 and (f.expires_at is null or f.expires_at > $3)`;
const EVENT = `select audit.record_event('VIEW', 'user_request', $1, null, $2::jsonb)`;

/**
 * The picture of the ID, or the selfie, of somebody who asks for an account; each look stands in the audit trail, under no partner, so
 * that its people do not learn of it. 404.
 */
export const viewIdentification = os.userRequests.viewIdentification.handler(async ({ input, context }) => {
  const { tx, deps } = context;
  const values = [toId(input.params.id), input.params.kind, deps.now()];
  const [row] = await FOUND.read(tx, { name: 'find-identification', text: FIND, values });
  if (!row) throw notFound();
  const file = await sendStored(context, row, 'inline');
  const { kind, name, size, sha256, requestId } = row;
  const details = JSON.stringify({ picture: kind, name, size, sha256 });
  await tx.query({ text: EVENT, values: [requestId, details] });
  return file;
});
