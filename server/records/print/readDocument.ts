import type { DocumentRow } from '#contract/shapes/documentRow.ts';
import type { Tx } from '../../db/context.ts';
import { notFound } from '../../http/errors/fail.ts';
import { DOCUMENT } from '../parts/documents.ts';
import type { Owner } from '../parts/owner.ts';

const READ = `select ${DOCUMENT.select} from document d join file f on f.id = d.file_id
  where d.id = $1 and d.partner_id = $2 and d.merchant_id is not distinct from $3`;

/** One document of a record; 404 for another's. */
export const readDocument = async (
  tx: Tx,
  { partnerId, merchantId }: Owner,
  id: string,
): Promise<DocumentRow> => {
  const [row] = await DOCUMENT.read(tx, {
    name: 'read-document',
    text: READ,
    values: [id, partnerId, merchantId],
  });
  if (!row) throw notFound();
  return row;
};
