import type {
  CERTIFICATE_SORTS,
  CertificateListed,
  certificateFilters,
} from '#contract/finance/certificates.ts';
import { listed, type Selected } from '../../db/columns/columnsOf.ts';
import { byChoice, byId, byText } from '../../lists/filters.ts';
import type { Bind, ListSource } from '../../lists/source.ts';
import { CERTIFICATE, CERTIFICATE_FROM, MAIL_FAILED, STATE } from './certificateColumns.ts';

type Source = ListSource<
  typeof certificateFilters,
  typeof CERTIFICATE_SORTS,
  Selected<CertificateListed>,
  CertificateListed
>;

/** A TIN in any grouping: as it stands on the form, or what it begins with. */
const byPayee: Source['filters']['payeeTin'] = (value, bind: Bind) => {
  const given = typeof value === 'string' ? [value] : 'in' in value ? value.in : [value.like];
  const digits = given.map((one) => one.replace(/\D/g, '').slice(0, 14)).filter(Boolean);
  return digits.length ? `(${digits.map((one) => `c.payee ^@ ${bind(one)}`).join(' or ')})` : 'false';
};

/** Certificates, the latest quarter first. */
export const certificateSource: Source = {
  name: 'certificates',
  ...listed(CERTIFICATE),
  from: CERTIFICATE_FROM,
  countFrom: CERTIFICATE_FROM,
  id: 'c.id',
  sorts: {
    quarter: { sql: 'c.quarter', type: 'text' },
    tax: { sql: 'c.tax', type: 'bigint' },
    id: { sql: 'c.id', type: 'bigint' },
  },
  defaultSort: '-quarter',
  skewed: ['partnerId', 'merchantId', 'quarter'],
  filters: {
    id: byId('c.id'),
    quarter: byText('c.quarter'),
    payeeName: byText('c.payee_name'),
    payeeTin: byPayee,
    partnerId: byId('c.partner_id'),
    merchantId: byId('c.merchant_id'),
    state: byChoice(STATE),
    isTaken: (value) =>
      `${value ? '' : 'not '}exists (select from certificate_2307_download d where d.certificate_id = c.id and d.is_payee)`,
    isMailFailed: (value) => `${MAIL_FAILED} is ${value ? 'not ' : ''}null`,
  },
};
