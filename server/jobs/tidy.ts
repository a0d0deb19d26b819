import { MESSAGE_DAYS, TEXT_DAYS } from '#domain/messages/whyNotResend.ts';
import { IDENTIFICATION_DAYS, IDENTIFICATION_YEARS } from '#domain/people/identification.ts';
import { ID_DOCUMENTS } from '#domain/review/requiredDocuments.ts';
import { columnsOf, type Selected } from '../db/columns/columnsOf.ts';
import { id, text } from '../db/columns/kinds.ts';
import { endOverdueViews } from '../http/caller/view/endOverdueViews.ts';
import { purgeSessions } from '../signIn/purgeSessions.ts';
import type { Workshop } from './workshop.ts';

interface Expired {
  id: string;
  storageKey: string;
}
const EXPIRED = columnsOf<Expired>('file f')({ id: id('f.id'), storageKey: text('f.storage_key') });
const READ = `select ${EXPIRED.select} from file f where f.expires_at <= $1 order by f.expires_at limit 500`;

/** Removes the bytes of files that have run out, then their rows, so that a crash between leaves nothing behind. */
const expireFiles = async ({ deps, pool }: Workshop): Promise<void> => {
  const { rows } = await pool.query<Selected<Expired>>(READ, [deps.now()]);
  for (const { id: fileId, storageKey } of rows.map(EXPIRED.present)) {
    await deps.files.remove(storageKey);
    await pool.query('update job set file_id = null where file_id = $1', [fileId]);
    await pool.query('delete from file where id = $1', [fileId]);
  }
};

const ENDED = `status not in ('queued', 'sending', 'retrying')`;
// What the jobs' role may remove, each with the moment before which it has run out.
const DESK: readonly [days: number, text: string][] = [
  [1, 'delete from idempotency_key where created_at < $1'],
  [30, 'delete from draft where updated_at < $1'],
  // Of strangers, perhaps: whoever was let in stays with the application.
  [IDENTIFICATION_DAYS, `delete from contact_request where state = 'REFUSED' and decided_at < $1`],
  [TEXT_DAYS, `update outbox_message set body = '' where created_at < $1 and has_text and ${ENDED}`],
  [MESSAGE_DAYS, `delete from outbox_message where created_at < $1 and ${ENDED}`],
];

// Codes that earlier versions stored.
const CODES = `update outbox_message set body = '' where kind = 'code' and has_text and ${ENDED}`;

// Who was not let in for some time, or was and is out of use for some years: whoever comes back meanwhile keeps it.
const IS_OVER = `(r.status in ('REJECTED', 'CANCELLED') and r.updated_at <= $2 or r.status = 'APPROVED' and exists (
    select from user_account u where u.id = r.user_id and u.status in ('SUSPENDED', 'CLOSED')
      and u.updated_at <= $1::timestamptz - interval '${IDENTIFICATION_YEARS} years'))`;

// From now on they have run out like any other file.
const IDENTIFICATION = `update file f set expires_at = $1 from registration_file i join user_request r on r.id = i.user_request_id
  where f.id = i.file_id and f.expires_at is null and ${IS_OVER}`;

// What was typed of the ID goes with its picture.
const IDENTITY = `delete from registration_identity i using user_request r
  where r.id = i.user_request_id and ${IS_OVER}`;

// Of a store by what became of the store. What changes meanwhile begins the term anew.
const IDS = `with ended as (
    delete from document d using partner p, document o left join merchant m on m.id = o.merchant_id
    where o.id = d.id and p.id = d.partner_id and d.code = any ($3) and (
      coalesce(m.status, p.status) in ('REJECTED', 'CANCELLED') and coalesce(m.updated_at, p.updated_at) <= $2
      or coalesce(m.status, p.status) = 'C'
        and coalesce(m.updated_at, p.updated_at) <= $1::timestamptz - interval '${IDENTIFICATION_YEARS} years')
    returning d.file_id
  ) update file f set expires_at = $1 from ended e where f.id = e.file_id`;

const DAY_MS = 86_400_000;

/** Removes what has run out: files, pictures of who was not let in or is there no more, idempotency keys, drafts, sent messages, refused requests for another number, codes that nobody gets, and what sign-in no longer needs. Views whose time is over end. */
export const tidy = async (shop: Workshop): Promise<void> => {
  const { deps, pool } = shop;
  const before = (days: number) => new Date(deps.now().getTime() - days * DAY_MS);
  await pool.query(IDENTIFICATION, [deps.now(), before(IDENTIFICATION_DAYS)]);
  await pool.query(IDENTITY, [deps.now(), before(IDENTIFICATION_DAYS)]);
  await pool.query(IDS, [deps.now(), before(IDENTIFICATION_DAYS), ID_DOCUMENTS]);
  await expireFiles(shop);
  for (const [days, text] of DESK) await pool.query(text, [before(days)]);
  if (!deps.config.demo) await pool.query(CODES);
  await endOverdueViews(deps.pools, 'tidy', deps.now());
  await purgeSessions(deps.pools, 'tidy', deps.now());
};
