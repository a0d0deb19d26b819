import { buffer } from 'node:stream/consumers';
import type { Certificate } from '#contract/finance/certificates.ts';
import { cleanFileName } from '#domain/files/fileName.ts';
import { formatTin } from '#domain/formats/tin.ts';
import { centavosOf, formatPeso } from '#domain/money.ts';
import { atcNature } from '#domain/settlement/certificates/atcNature.ts';
import { payeeTin, shownPayeeTin } from '#domain/settlement/certificates/payeeTin.ts';
import { quarterDays } from '#domain/settlement/certificates/quarter.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import type { CertificateFacts } from '../../documents/pdf/certificateFacts.ts';
import { dataAddress } from '../../documents/pdf/dataAddress.ts';
import type { Deps } from '../../http/deps.ts';
import { notFound } from '../../http/errors/fail.ts';
import type { PrintedFor } from '../../jobs/export/exportable.ts';
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
  if (!storageKey || !mediaType || !(await files.has(storageKey))) return null;
  return dataAddress(mediaType, await buffer(await files.read(storageKey)));
};

/** A certificate as it goes on paper. */
const factsOf = (certificate: Certificate, { tin }: Signature, picture: string | null): CertificateFacts => {
  const { quarter, version, lines, payeeTin: payee } = certificate;
  const { from, to } = quarterDays(quarter);
  const printed = shownPayeeTin(payee);
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

/** What a certificate's paper is made of. */
export interface CertificateFile {
  certificate: Certificate;
  signature: Signature;
  /** What the file is called. */
  name: string;
}

/** Reads what the paper of a certificate is made of, as far as the reader sees it. 404. */
export const readCertificateFile = async (tx: Tx, id: string): Promise<CertificateFile> => {
  const certificate = await readCertificate(tx, id);
  const [signature] = await SIGNATURE.read(tx, { name: 'signature', text: SIGNED, values: [certificate.id] });
  if (!signature) throw notFound();
  const { quarter, payeeTin: payee, version } = certificate;
  return { certificate, signature, name: cleanFileName(`2307-${quarter}-${payee}-v${version}.pdf`) };
};

/** Form 2307 as a PDF, the same bytes each time; no connection is held meanwhile. */
export const printCertificate = async (
  reader: PrintedFor,
  { certificate, signature }: CertificateFile,
): Promise<Uint8Array<ArrayBuffer>> => {
  const facts = factsOf(certificate, signature, await pictureOf(reader.deps, signature));
  return printFor(reader, { kind: 'certificate', facts });
};
