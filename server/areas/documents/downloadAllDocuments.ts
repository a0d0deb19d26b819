import { Readable } from 'node:stream';
import { manilaDate } from '#domain/day.ts';
import { cleanFileName } from '#domain/files/fileName.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, moment, text } from '../../db/columns/kinds.ts';
import { type Tx, withContext } from '../../db/context.ts';
import { zipLength, zipOf } from '../../documents/zipWriter.ts';
import { StoredFile } from '../../files/storedFile.ts';
import { fail, notFound, sessionEnded } from '../../http/errors/fail.ts';
import { contentDisposition } from '../../http/files/contentDisposition.ts';
import { STORED } from '../../http/files/sendStored.ts';
import { toId } from '../../http/ids.ts';
import { osOpen } from '../../http/os.ts';
import { recordRead } from '../../records/print/recordRead.ts';
import { type ArchivedRow, archive } from './archive.ts';

const PARTNER = columnsOf<{ name: string; referenceNumber: string | null }>('partner p')({
  name: text('p.name'),
  referenceNumber: text('p.reference_number'),
});
const FIND = `select ${PARTNER.select} from partner p where p.id = $1`;
const { name, size, storageKey } = STORED.columns;
const ARCHIVED = columnsOf<ArchivedRow>('document d, file f, merchant m')({
  code: text('d.code'),
  at: moment('d.created_at'),
  merchantId: id('d.merchant_id'),
  store: text('m.name'),
  name,
  size,
  storageKey,
});
const DOCUMENTS = `select ${ARCHIVED.select}
  from document d join file f on f.id = d.file_id left join merchant m on m.id = d.merchant_id
  where d.partner_id = $1 and d.is_enabled order by d.merchant_id nulls first, d.id`;

const NONE = { en: 'There are no documents to download yet.', fil: 'Wala pang dokumentong mada-download.' };

const readAll = async (tx: Tx, partnerId: string, now: Date) => {
  const values = [partnerId];
  const [[partner], rows] = await Promise.all([
    PARTNER.read(tx, { name: 'zip-partner', text: FIND, values }),
    ARCHIVED.read(tx, { name: 'zip-documents', text: DOCUMENTS, values }),
  ]);
  if (!partner) throw notFound();
  if (!rows.length) throw fail('not_found', NONE);
  const about = cleanFileName(`${partner.referenceNumber ?? partner.name}.zip`).replace(/\.zip$/, '');
  const file = `documents-${about}-${manilaDate(now)}.zip`;
  const owner = { partnerId, merchantId: null };
  const details = { name: file, count: rows.length };
  await recordRead(tx, { event: 'DOWNLOAD', target: 'partner', key: partnerId, owner, details });
  return { rows, name: file };
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
    const partnerId = toId(input.params.id);
    const found = await withContext(deps.pools, user.actor, requestId, (tx) => readAll(tx, partnerId, now));
    const entries = await archive(found.rows, deps.files, now);
    resHeaders.set('Content-Disposition', contentDisposition('attachment', found.name));
    const about = { name: found.name, type: 'application/zip', size: zipLength(entries) };
    return new StoredFile(Readable.from(zipOf(entries)), about);
  },
);
