import { buffer } from 'node:stream/consumers';
import type { Certificate } from '#contract/finance/certificates.ts';
import { cleanFileName } from '#domain/files/fileName.ts';
import { formatTin } from '#domain/formats/tin.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import { atcNature } from '#domain/settlement/certificates/atcNature.ts';
import { formatPayeeTin, payeeTin } from '#domain/settlement/certificates/payeeTin.ts';
import { quarterDays } from '#domain/settlement/certificates/quarter.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { text } from '../../db/columns/kinds.ts';
import { type Tx, withContext } from '../../db/context.ts';
import type { CertificateFacts } from '../../documents/pdf/certificateFacts.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { Deps } from '../../http/deps.ts';
import { notFound, sessionEnded } from '../../http/errors/fail.ts';
import { contentDisposition } from '../../http/files/contentDisposition.ts';
import { osOpen } from '../../http/os.ts';
import { printFor } from '../../records/print/printFor.ts';
import { readCertificate } from './readCertificate.ts';

interface Signature {
  tin: string;
  storageKey: string | null;
  mediaType: string | null;
}
const SIGNATURE = columnsOf<Signature>('signature_of_certificate(1::bigint) s')({
  tin: text('s.tin'),
  storageKey: text('s.storage_key'),
  mediaType: text('s.media_type'),
});
const SIGNED = `select ${SIGNATURE.select} from signature_of_certificate($1::bigint) s`;
const TAKE = `insert into certificate_2307_download (certificate_id, at, username, is_payee, partner_id, merchant_id)
  values ($1, $2, $3, $4, $5, $6)`;
const EVENT = `select audit.record_event('DOWNLOAD', 'certificate_2307', $1, null, $2::jsonb)`;

/** "1,234.50": the form has no sign of the currency. */
const figure = (pesos: string): string => formatPeso(centavosOf(pesos) ?? 0n).replace('₱', '');
const sumOf = (pesos: readonly string[]): string =>
  formatPeso(pesos.reduce((so, one) => so + (centavosOf(one) ?? 0n), 0n)).replace('₱', '');
const boxesOf = (day: string): string => `${day.slice(5, 7)}${day.slice(8)}${day.slice(0, 4)}`;
const formTin = (tin: string): string => {
  const { root, branch } = payeeTin(tin) ?? { root: tin, branch: '' };
  return root + branch;
};

const pictureOf = async ({ files }: Deps, { storageKey, mediaType }: Signature): Promise<string | null> => {
  if (!storageKey || !(await files.has(storageKey))) return null;
  const bytes = await buffer(await files.read(storageKey));
  return `data:${mediaType};base64,${bytes.toString('base64')}`;
};

/** A certificate as it goes on paper. */
const factsOf = (certificate: Certificate, { tin }: Signature, picture: string | null): CertificateFacts => {
  const { quarter, version, lines, payeeTin: payee } = certificate;
  const { from, to } = quarterDays(quarter);
  const printed = formatPayeeTin({ root: payee.slice(0, 9), branch: payee.slice(9) });
  return {
    number: `${quarter}, ${printed}, version ${version}`,
    issuedAt: certificate.dtimeIssued,
    ...{ from: boxesOf(from), to: boxesOf(to) },
    payee: {
      ...{ tin: payee, name: certificate.payeeOnForm, address: certificate.payeeAddress },
      zip: certificate.payeeZip,
    },
    payor: {
      ...{ tin: formTin(certificate.payorTin), name: certificate.payorName },
      ...{ address: certificate.payorAddress, zip: certificate.payorZip },
    },
    rows: lines.map(({ atc, month1, month2, month3, total, tax }) => ({
      ...{ atc, nature: atcNature(atc), months: [figure(month1), figure(month2), figure(month3)] as const },
      ...{ total: figure(total), tax: figure(tax) },
    })),
    totals: {
      months: [
        sumOf(lines.map(({ month1 }) => month1)),
        sumOf(lines.map(({ month2 }) => month2)),
        sumOf(lines.map(({ month3 }) => month3)),
      ],
      ...{ total: figure(certificate.total), tax: figure(certificate.tax) },
    },
    signatory: {
      ...{ name: certificate.signatoryName, position: certificate.signatoryPosition },
      ...{ tin: formatTin(tin), picture },
    },
  };
};

/** Notes who takes a certificate home, and hands out what stands on it. 404. */
const take = async (tx: Tx, id: string, user: SignedIn, now: Date) => {
  const certificate = await readCertificate(tx, id);
  const [signature] = await SIGNATURE.read(tx, { name: 'signature', text: SIGNED, values: [certificate.id] });
  if (!signature) throw notFound();
  const { partnerId, merchantId, quarter, payeeTin: payee, version } = certificate;
  const name = cleanFileName(`2307-${quarter}-${payee}-v${version}.pdf`);
  const isPayee = user.type === 'EXTERNAL';
  const values = [certificate.id, now, user.username, isPayee, partnerId, merchantId];
  await tx.query({ name: 'take-certificate', text: TAKE, values });
  const details = { partner_id: partnerId, merchant_id: merchantId, quarter, name };
  await tx.query({ text: EVENT, values: [certificate.id, JSON.stringify(details)] });
  return { certificate, signature, name };
};

/** Form 2307 as a PDF; no connection is held while it is printed. Stands in the trail and with the certificate. 404. */
export const downloadCertificate = osOpen.certificates.downloadCertificate.handler(
  async ({ input, context }) => {
    const { deps, user, requestId, resHeaders } = context;
    if (!user) throw sessionEnded();
    const { certificate, signature, name } = await withContext(deps.pools, user.actor, requestId, (tx) =>
      take(tx, input.params.id, user, deps.now()),
    );
    const facts = factsOf(certificate, signature, await pictureOf(deps, signature));
    const bytes = await printFor({ ...context, user }, { kind: 'certificate', facts });
    resHeaders.set('Content-Disposition', contentDisposition('attachment', name));
    return new File([bytes], name, { type: 'application/pdf' });
  },
);
