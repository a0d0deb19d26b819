import { cleanFileName } from '#domain/files/fileName.ts';
import { withContext } from '../../db/context.ts';
import { sessionEnded } from '../../http/errors/fail.ts';
import { contentDisposition } from '../../http/files/contentDisposition.ts';
import { toId } from '../../http/ids.ts';
import { osOpen } from '../../http/os.ts';
import { printFor } from '../../records/print/printFor.ts';
import { readForm } from '../../records/print/readForm.ts';
import { recordRead } from '../../records/print/recordRead.ts';

/**
 * The application form of a partner as a PDF in the reader's language, made from the data as it stands; no connection is held
 * while it is printed. 404.
 */
export const downloadAfc = osOpen.documents.downloadAfc.handler(async ({ input, context }) => {
  const { deps, user, requestId, language, resHeaders } = context;
  if (!user) throw sessionEnded();
  const id = toId(input.params.id);
  const { form, name } = await withContext(deps.pools, user.actor, requestId, async (tx) => {
    const form = await readForm(tx, id, { language, by: user.username, now: deps.now() });
    const name = cleanFileName(`application-form-${form.referenceNumber ?? id}.pdf`);
    const owner = { partnerId: id, merchantId: null };
    await recordRead(tx, { event: 'DOWNLOAD', target: 'partner', key: id, owner, details: { name } });
    return { form, name };
  });
  const pdf = await printFor({ ...context, user }, { kind: 'application-form', form });
  resHeaders.set('Content-Disposition', contentDisposition('attachment', name));
  return new File([pdf], name, { type: 'application/pdf' });
});
