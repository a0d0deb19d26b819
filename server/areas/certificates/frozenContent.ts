import { centavosOf } from '#domain/money.ts';
import type { CertificateContent } from '#domain/settlement/certificates/certificate.ts';
import type { Quarter } from '#domain/settlement/certificates/quarter.ts';
import { columnsOf } from '../../db/columns/columnsOf.ts';
import { id, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { notFound } from '../../http/errors/fail.ts';
import { CERTIFICATE_FROM, LINE, LINE_FROM, WHOLE } from './certificateColumns.ts';

const SIGNED = columnsOf<{ tin: string; fileId: string | null }>(CERTIFICATE_FROM)({
  tin: text('c.signatory_tin'),
  fileId: id('c.signature_file_id'),
});
const READ = {
  whole: `select ${WHOLE.select} from ${CERTIFICATE_FROM} where c.id = $1`,
  lines: `select ${LINE.select} from ${LINE_FROM} where l.certificate_id = $1 order by l.atc_code`,
  signed: `select ${SIGNED.select} from ${CERTIFICATE_FROM} where c.id = $1`,
};

const exact = (pesos: string): bigint => {
  const centavos = centavosOf(pesos);
  if (centavos === null) throw new RangeError(`not an amount: ${pesos}`);
  return centavos;
};

/** What was frozen of a certificate, with the signatory's TIN; of staff: others do not read it. 404. */
export const frozenContent = async (tx: Tx, certificateId: string): Promise<CertificateContent> => {
  const values = [certificateId];
  const [[row], lines, [signed]] = await Promise.all([
    WHOLE.read(tx, { name: 'frozen-certificate', text: READ.whole, values }),
    LINE.read(tx, { name: 'frozen-lines', text: READ.lines, values }),
    SIGNED.read(tx, { name: 'frozen-signatory', text: READ.signed, values }),
  ]);
  if (!row || !signed) throw notFound();
  return {
    quarter: row.quarter as Quarter,
    payee: {
      ...{ root: row.payeeTin.slice(0, 9), branch: row.payeeTin.slice(9), kind: row.payeeKind },
      ...{ name: row.payeeName, lastName: row.lastName, firstName: row.firstName },
      ...{ middleName: row.middleName, address: row.payeeAddress, zip: row.payeeZip },
    },
    payor: {
      ...{ tin: row.payorTin, name: row.payorName, address: row.payorAddress, zip: row.payorZip },
      ...{ signatoryName: row.signatoryName, signatoryPosition: row.signatoryPosition },
      ...{ signatoryTin: signed.tin, signatureFileId: signed.fileId },
    },
    rows: lines.map(({ atc, percent, month1, month2, month3, total, tax }) => ({
      ...{ atc, percent, months: [exact(month1), exact(month2), exact(month3)] as const },
      ...{ total: exact(total), tax: exact(tax) },
    })),
    carriedFrom: row.carriedFrom as Quarter | null,
    ...{ total: exact(row.total), tax: exact(row.tax) },
  };
};
