import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import {
  CERTIFICATE_SORTS,
  certificates as calls,
  certificateFilters,
} from '#contract/finance/certificates.ts';
import {
  OWED_SORTS,
  owedCertificates as owedCalls,
  owedFilters,
} from '#contract/finance/owedCertificates.ts';
import type { CertificatePage } from '#domain/pages.ts';
import type { PageGroup } from '../../pageGroup.ts';
import { readOnly, routeOf } from '../../providers/rest/resourceDescriptor.ts';
import { certificateVerbs } from '../../providers/verbs/finance/certificateVerbs.ts';
import { owedVerbs } from '../../providers/verbs/finance/owedVerbs.ts';

export const certificates = {
  name: 'certificates',
  pages: {
    certificateList: async () => (await import('./CertificateListPage.tsx')).CertificateListPage,
    certificateDetail: async () => (await import('./CertificatePage.tsx')).CertificatePage,
    owedCertificateList: async () => (await import('./owed/OwedListPage.tsx')).OwedListPage,
    owedCertificateDetail: async () => (await import('./owed/OwedPage.tsx')).OwedPage,
  },
  menu: {
    key: 'certificates',
    label: { en: 'Form 2307', fil: 'Form 2307' },
    page: 'certificateList',
    icon: VerifiedOutlined,
  },
  texts: {
    en: () => import('../../i18n/en/finance/certificates.ts'),
    fil: () => import('../../i18n/fil/finance/certificates.ts'),
  },
  recordRepresentation: 'payeeName',
  rest: {
    certificates: {
      ...readOnly,
      list: routeOf(calls.listCertificates),
      one: routeOf(calls.getCertificate),
      idField: 'id',
      sorts: CERTIFICATE_SORTS,
      filters: Object.keys(certificateFilters),
    },
    'owed-certificates': {
      ...readOnly,
      list: routeOf(owedCalls.listOwedCertificates),
      one: routeOf(owedCalls.getOwedCertificate),
      idField: 'id',
      sorts: OWED_SORTS,
      filters: Object.keys(owedFilters),
      search: 'q',
    },
  },
  verbs: { ...certificateVerbs, ...owedVerbs },
} satisfies PageGroup<CertificatePage>;
