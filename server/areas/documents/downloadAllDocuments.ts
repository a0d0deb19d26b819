import { Readable } from 'node:stream';
import { manilaDate } from '#domain/dates.ts';
import { cleanFileName } from '#domain/files/fileName.ts';
import { type Tx, withContext } from '../../db/context.ts';
import { writeZip, zipLength } from '../../documents/zipWriter.ts';
import { StoredFile } from '../../files/storedFile.ts';
import { fail, notFound, sessionEnded } from '../../http/errors/errors.ts';
import { contentDisposition } from '../../http/files/contentDisposition.ts';
import { toId } from '../../http/ids.ts';
import { osOpen } from '../../http/os.ts';
import { recordRead } from '../../records/print/recordRead.ts';
import { type ArchivedRow, archive } from './archive.ts';

const PARTNER = 'select name, reference_number as "referenceNumber" from partner where id = $1';
const DOCUMENTS = `select d.code, d.created_at as at, d.merchant_id as "merchantId", m.name as store, f.name, f.size,
    f.storage_key as "storageKey"
  from document d join file f on f.id = d.file_id left join merchant m on m.id = d.merchant_id
  where d.partner_id = $1 and d.is_enabled order by d.merchant_id nulls first, d.id`;

const NONE = { en: 'There are no documents to download yet.', fil: 'Wala pang dokumentong mada-download.' };

const readAll = async (tx: Tx, id: string, now: Date) => {
  const values = [id];
  const [[partner], rows] = await Promise.all([
    tx.query<{ name: string; referenceNumber: string | null }>({
      name: 'zip-partner',
      text: PARTNER,
      values,
    }),
    tx.query<ArchivedRow>({ name: 'zip-documents', text: DOCUMENTS, values }),
  ]);
  if (!partner) throw notFound();
  if (!rows.length) throw fail('not_found', NONE);
  const about = cleanFileName(`${partner.referenceNumber ?? partner.name}.zip`).replace(/\.zip$/, '');
  const name = `documents-${about}-${manilaDate(now)}.zip`;
  const owner = { partnerId: id, merchantId: null };
  const details = { name, count: rows.length };
  await recordRead(tx, { event: 'DOWNLOAD', target: 'partner', key: id, owner, details });
  return { rows, name };
};

/**
 * All documents of a partner and its stores that count, as a zip that is made while it is sent: the partner's at the top, those
 * of each store in a folder of its name. 404, also when there is none.
 */
export const downloadAllDocuments = osOpen.documents.downloadAllDocuments.handler(
  async ({ input, context }) => {
    const { deps, user, requestId, resHeaders } = context;
    if (!user) throw sessionEnded();
    const now = deps.now();
    const id = toId(input.params.id);
    const { rows, name } = await withContext(deps.pools, user.actor, requestId, (tx) => readAll(tx, id, now));
    const entries = await archive(rows, deps.files, now);
    resHeaders.set('Content-Disposition', contentDisposition('attachment', name));
    const size = zipLength(entries);
    return new StoredFile(Readable.from(writeZip(entries)), { name, type: 'application/zip', size });
  },
);
