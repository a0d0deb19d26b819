import { createdByApplicant } from '#domain/selfService/send/createdByApplicant.ts';
import type { Work } from '../lock/work.ts';
import type { KeptNumbers } from '../partner/takeInApplication.ts';

// What was discarded meanwhile, or belongs to a store that is left out, stays behind.
const ADOPT = `with sent as (
    select u.id, u.name, u.media_type, u.size, u.sha256, u.storage_key, f.merchant_id, f.code, f.sent_at
    from applicant_sending_file f join applicant_upload u on u.id = f.upload_id
    where f.draft_id = $1 and u.storage_key is not null and u.discarded_at is null and u.file_id is null
      and (f.merchant_id is null or f.merchant_id = any ($3::bigint[]))
  ), filed as (
    insert into file (partner_id, merchant_id, purpose, name, media_type, size, sha256, storage_key, created_at)
    select $2, merchant_id, 'document', name, media_type, size, sha256, storage_key, $4 from sent order by sent_at, id
    returning id, storage_key
  ), documented as (
    insert into document (partner_id, merchant_id, code, file_id, created_at, created_by)
    select $2, s.merchant_id, s.code, f.id, $4, $5 from sent s join filed f using (storage_key) order by f.id
  )
  update applicant_upload u set file_id = f.id from filed f where u.storage_key = f.storage_key and u.draft_id = $1`;

/** Makes the files that were sent documents of the partner and of these stores; from now on their bytes are those of the documents. */
export const adoptSent = async (
  { tx, deps }: Work,
  { partnerId, storeIds, referenceNumber }: KeptNumbers,
  draftId: string,
): Promise<void> => {
  const by = createdByApplicant(referenceNumber);
  const values = [draftId, partnerId, storeIds, deps.now(), by];
  await tx.query({ name: 'adopt-sent-files', text: ADOPT, values });
};
