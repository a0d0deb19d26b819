import { os } from '../../http/os.ts';
import { readList } from '../../lists/readList.ts';
import { certificateSource } from './certificateSource.ts';
import { downloadCertificate } from './downloadCertificate.ts';
import { getCertificateStanding } from './getCertificateStanding.ts';
import { issueCertificate } from './issueCertificate.ts';
import { issueQuarter } from './issueQuarter.ts';
import { listCertificateQuarters } from './listCertificateQuarters.ts';
import { mailCertificate } from './mailCertificate.ts';
import { readCertificate } from './readCertificate.ts';
import { reissueCertificate } from './reissueCertificate.ts';

const listCertificates = os.certificates.listCertificates.handler(async ({ input, context }) => ({
  data: await readList(context.tx, certificateSource, input.query),
}));
/** One certificate. 404. */
const getCertificate = os.certificates.getCertificate.handler(async ({ input, context }) => ({
  data: await readCertificate(context.tx, input.params.id),
}));

export const certificatesRouter = {
  ...{ listCertificates, listCertificateQuarters, getCertificateStanding, issueQuarter, issueCertificate },
  ...{ getCertificate, downloadCertificate, mailCertificate, reissueCertificate },
};
