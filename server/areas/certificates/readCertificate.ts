import type { Certificate, CertificateListed } from '#contract/finance/certificates.ts';
import { payeeOnForm } from '#domain/settlement/certificates/certificate.ts';
import type { Tx } from '../../db/context.ts';
import { notFound } from '../../http/errors/fail.ts';
import { toId } from '../../http/ids.ts';
import {
  CERTIFICATE,
  CERTIFICATE_FROM,
  DOWNLOAD,
  DOWNLOAD_FROM,
  ISSUE,
  LINE,
  LINE_FROM,
  MAIL,
  MAIL_FROM,
  WHOLE,
} from './certificateColumns.ts';

const FIND = `select ${WHOLE.select} from ${CERTIFICATE_FROM} where c.id = $1`;
const LINES = `select ${LINE.select} from ${LINE_FROM} where l.certificate_id = $1 order by l.atc_code`;
const SAME = `(c.quarter, c.payee) = (select o.quarter, o.payee from certificate_2307 o where o.id = $1)`;
const ISSUES = `select ${ISSUE.select} from ${CERTIFICATE_FROM} where ${SAME} order by c.version desc`;
const DOWNLOADS = `select ${DOWNLOAD.select} from ${DOWNLOAD_FROM} where ${SAME} order by d.id desc limit 100`;
const MAILS = `select ${MAIL.select} from ${MAIL_FROM} where ${SAME} order by c.version desc, x.attempt desc`;
const LISTED = `select ${CERTIFICATE.select} from ${CERTIFICATE_FROM} where c.id = $1`;

/** One certificate with all that stands on it, its versions, who took them home and to whom they were mailed. 404. */
export const readCertificate = async (tx: Tx, id: string): Promise<Certificate> => {
  const values = [toId(id)];
  const [[row], lines, versions, downloads, mails] = await Promise.all([
    WHOLE.read(tx, { name: 'read-certificate', text: FIND, values }),
    LINE.read(tx, { name: 'lines-of-certificate', text: LINES, values }),
    ISSUE.read(tx, { name: 'versions-of-certificate', text: ISSUES, values }),
    DOWNLOAD.read(tx, { name: 'downloads-of-certificate', text: DOWNLOADS, values }),
    MAIL.read(tx, { name: 'mails-of-certificate', text: MAILS, values }),
  ]);
  if (!row) throw notFound();
  const { lastName, firstName, middleName, ...whole } = row;
  const named = payeeOnForm({ name: row.payeeName, lastName, firstName, middleName });
  return { ...whole, payeeOnForm: named, lines, versions, downloads, mails };
};

/** One certificate as lists have it. 404. */
export const readListed = async (tx: Tx, id: string): Promise<CertificateListed> => {
  const [row] = await CERTIFICATE.read(tx, { name: 'listed-certificate', text: LISTED, values: [toId(id)] });
  if (!row) throw notFound();
  return row;
};
