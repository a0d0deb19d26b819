import type {
  CertificateListed,
  CertificateQuarter,
  CertificateStanding,
} from '#contract/finance/certificates.ts';
import { api } from '../../http/api.ts';

/** Certificates of form 2307 besides their list; each fails with an ApiError. */
export const certificateVerbs = {
  listCertificateQuarters: async (): Promise<CertificateQuarter[]> =>
    (await api.certificates.listCertificateQuarters({})).data.list,
  getCertificateStanding: async (quarter: string): Promise<CertificateStanding> =>
    (await api.certificates.getCertificateStanding({ query: { quarter } })).data,
  /** Has a quarter issued in the background; answers its job. The same key orders it once. */
  issueQuarter: async (quarter: string, key: string): Promise<string> =>
    (await api.certificates.issueQuarter({ body: { quarter } }, { context: { idempotencyKey: key } })).data
      .jobId,
  issueCertificate: async (quarter: string, payee: string, key: string): Promise<CertificateListed> =>
    (
      await api.certificates.issueCertificate(
        { body: { quarter, payee } },
        { context: { idempotencyKey: key } },
      )
    ).data,
  downloadCertificate: (id: string): Promise<File> =>
    api.certificates.downloadCertificate({ params: { id } }),
  /** Mails a certificate again whose mail was refused for good; the same key mails it once. */
  mailCertificate: async (id: string, key: string): Promise<CertificateListed> =>
    (await api.certificates.mailCertificate({ params: { id } }, { context: { idempotencyKey: key } })).data,
  /** Issues the next version; the same key issues one. */
  reissueCertificate: async (id: string, reason: string, key: string): Promise<CertificateListed> =>
    (
      await api.certificates.reissueCertificate(
        { params: { id }, body: { reason } },
        { context: { idempotencyKey: key } },
      )
    ).data,
};
