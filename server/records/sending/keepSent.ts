import { createHash } from 'node:crypto';
import type { MerchantInput } from '#contract/merchants.ts';
import type { CreatePartnerBody } from '#contract/partners.ts';
import type { Sentence } from '#domain/sentence.ts';
import { badFields } from '../../http/errors/fail.ts';
import type { Work } from '../lock/work.ts';

const PARTNER = `insert into applicant_sending (draft_id, payload, sent_at) values ($1, $2, $3)
  on conflict (draft_id) do update set payload = excluded.payload, sent_at = excluded.sent_at returning partner_id as id`;
const STORE = `insert into applicant_sending_store (draft_id, key, payload, sent_at) values ($1, $2, $3, $4)
  on conflict (draft_id, key) do update set payload = excluded.payload, sent_at = excluded.sent_at returning merchant_id as id`;
const OTHERS =
  'select count(*)::int as n from applicant_sending_store s where s.draft_id = $1 and s.key <> $2';

const MOST_STORES = 500;
const TOO_MANY: Sentence = {
  en: `An application has at most ${MOST_STORES} stores`,
  fil: `Hanggang ${MOST_STORES} tindahan lang ang isang aplikasyon`,
};

/** Keeps the partner of a locked draft as it was checked, in the place of the one before; answers the id that it is to have. */
export const keepPartner = async (
  { tx, deps }: Work,
  draftId: string,
  body: CreatePartnerBody,
): Promise<string> => {
  const values = [draftId, JSON.stringify(body), deps.now()];
  const [row] = await tx.query<{ id: string }>({ name: 'keep-sent-partner', text: PARTNER, values });
  if (!row) throw new Error('A partner was not kept');
  return row.id;
};

/** Keeps a store of a locked draft; one of the same branch, or with just the same body, is the same store. 400 above 500 of them. */
export const keepStore = async (
  { tx, deps }: Work,
  draftId: string,
  body: MerchantInput,
  branch: string | undefined,
): Promise<string> => {
  const payload = JSON.stringify(body);
  const key = branch ?? createHash('sha256').update(payload).digest('hex');
  const [others] = await tx.query<{ n: number }>({ text: OTHERS, values: [draftId, key] });
  if ((others?.n ?? 0) >= MOST_STORES) throw badFields({ branch: TOO_MANY });
  const values = [draftId, key, payload, deps.now()];
  const [row] = await tx.query<{ id: string }>({ name: 'keep-sent-store', text: STORE, values });
  if (!row) throw new Error('A store was not kept');
  return row.id;
};
