import { cleanFileName } from '#domain/files/fileName.ts';
import type { Tx } from '../../db/context.ts';
import { withContext } from '../../db/context.ts';
import { notFound, sessionEnded } from '../../http/errors/fail.ts';
import { contentDisposition } from '../../http/files/contentDisposition.ts';
import { STORED, type Stored, sendStored } from '../../http/files/sendStored.ts';
import { osOpen } from '../../http/os.ts';
import { printFor } from '../../records/print/printFor.ts';
import { recordRead } from '../../records/print/recordRead.ts';
import { readContract } from './readContract.ts';
import { readContractPaper } from './readContractPaper.ts';

const SIGNED = `select ${STORED.select}
  from partner_contract c join file f on f.id = c.signed_file_id where c.id = $1`;

const readSigned = async (tx: Tx, id: string): Promise<Stored | null> => {
  const [row] = await STORED.read(tx, { name: 'signed-contract', text: SIGNED, values: [id] });
  return row ?? null;
};

/**
 * A contract as a file: the signed copy, else one to sign made from the data, or the one that is asked for. Stands in the audit
 * trail; no connection is held while it is printed. 404.
 */
export const downloadContract = osOpen.contracts.downloadContract.handler(async ({ input, context }) => {
  const { deps, user, requestId, language, resHeaders } = context;
  if (!user) throw sessionEnded();
  const { copy } = input.query;
  const now = deps.now();
  const found = await withContext(deps.pools, user.actor, requestId, async (tx) => {
    const contract = await readContract(tx, input.params.id, now);
    const { id, partnerId, number } = contract;
    const signed = copy === 'unsigned' ? null : await readSigned(tx, id);
    if (copy === 'signed' && !signed) throw notFound();
    const name = signed?.name ?? cleanFileName(`contract-${number}.pdf`);
    const owner = { partnerId, merchantId: null };
    await recordRead(tx, {
      event: 'DOWNLOAD',
      target: 'partner_contract',
      key: id,
      owner,
      details: { name },
    });
    const paper = signed ? null : await readContractPaper(tx, contract, { language, by: user.username, now });
    return { signed, paper, name };
  });
  if (found.signed) return sendStored(context, found.signed);
  if (!found.paper) throw notFound();
  const pdf = await printFor({ ...context, user }, { kind: 'contract', facts: found.paper });
  resHeaders.set('Content-Disposition', contentDisposition('attachment', found.name));
  return new File([pdf], found.name, { type: 'application/pdf' });
});
