import { type Tx, withContext } from '../../db/context.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import { sessionEnded } from '../../http/errors/fail.ts';
import { contentDisposition } from '../../http/files/contentDisposition.ts';
import { osOpen } from '../../http/os.ts';
import type { ExportPapers } from '../../jobs/export/exportable.ts';
import { type CertificateFile, printCertificate, readCertificateFile } from './certificateFile.ts';

const TAKE = `with taken as (insert into certificate_2307_download (certificate_id, at, username, is_payee, partner_id, merchant_id)
    select c.id, $2::timestamptz, $3::text, $4::boolean, c.partner_id, c.merchant_id from certificate_2307 c where c.id = any ($1::bigint[])
    returning certificate_id)
  select audit.record_event('DOWNLOAD', 'certificate_2307', c.id::text, null, jsonb_build_object('partner_id', c.partner_id,
    'merchant_id', c.merchant_id, 'quarter', c.quarter, 'name', $5::text))
  from taken t join certificate_2307 c on c.id = t.certificate_id order by c.id`;

/** Notes with certificates and in the trail who takes them home, and in which file. */
const take = async (
  tx: Tx,
  ids: readonly string[],
  { user, at, name }: { user: SignedIn; at: Date; name: string },
): Promise<void> => {
  const isPayee = user.type === 'EXTERNAL';
  await tx.query({ name: 'take-certificates', text: TAKE, values: [ids, at, user.username, isPayee, name] });
};

/** Form 2307 as a PDF; no connection is held while it is printed. Stands in the trail and with the certificate. 404. */
export const downloadCertificate = osOpen.certificates.downloadCertificate.handler(
  async ({ input, context }) => {
    const { deps, user, requestId, resHeaders } = context;
    if (!user) throw sessionEnded();
    const file = await withContext(
      deps.pools,
      user.actor,
      requestId,
      async (tx): Promise<CertificateFile> => {
        const found = await readCertificateFile(tx, input.params.id);
        await take(tx, [found.certificate.id], { user, at: deps.now(), name: found.name });
        return found;
      },
    );
    const bytes = await printCertificate({ ...context, user }, file);
    resHeaders.set('Content-Disposition', contentDisposition('attachment', file.name));
    return new File([bytes], file.name, { type: 'application/pdf' });
  },
);

/** The papers of certificates for a zip of many, which its owner takes home as one. */
export const certificatePapers: ExportPapers = {
  print: async (reader, id) => {
    const { deps, user, requestId } = reader;
    const file = await withContext(deps.pools, user.actor, requestId, (tx) => readCertificateFile(tx, id));
    const at = new Date(file.certificate.dtimeIssued);
    return { name: file.name, at, bytes: await printCertificate(reader, file) };
  },
  hand: take,
};
