import { createHash } from 'node:crypto';
import {
  type CertificateContent,
  type CertificatePart,
  certificateText,
} from '#domain/settlement/certificates/certificate.ts';
import type { Tx } from '../../db/context.ts';
import type { CertificateDraft } from './draftCertificates.ts';

/** As which version, when and by whom certificates are issued; again, why and what differs. */
export interface Issuing {
  at: Date;
  by: string;
  version: number;
  reason: string | null;
  changes: readonly CertificatePart[];
}

/** The hash of all that stands on a certificate. */
const sealOf = (content: CertificateContent): string =>
  createHash('sha256').update(certificateText(content)).digest('hex');

const rowOf = ({ content, partnerId, merchantId }: CertificateDraft) => {
  const { quarter, payee, payor, rows, carriedFrom, total, tax } = content;
  return {
    ...{ quarter, tin_root: payee.root, tin_branch: payee.branch },
    ...{ partner_id: partnerId, merchant_id: merchantId, payee_kind: payee.kind, payee_name: payee.name },
    ...{ last_name: payee.lastName, first_name: payee.firstName, middle_name: payee.middleName },
    ...{ payee_address: payee.address, payee_zip: payee.zip, payor_tin: payor.tin, payor_name: payor.name },
    ...{ payor_address: payor.address, payor_zip: payor.zip, signatory_name: payor.signatoryName },
    ...{ signatory_position: payor.signatoryPosition, signatory_tin: payor.signatoryTin },
    ...{ signature_file_id: payor.signatureFileId, carried_from: carriedFrom },
    ...{ total: String(total), tax: String(tax), sha256: sealOf(content) },
    lines: rows.map(({ atc, percent, months: [first, second, third], tax: withheld }) => ({
      ...{ atc_code: atc, percent, month1: String(first), month2: String(second), month3: String(third) },
      tax: String(withheld),
    })),
  };
};

// Who comes second waits here for who came first, and then finds the certificate there.
const INSERT = `with asked as (select * from jsonb_to_recordset($1) as x(quarter text, tin_root text, tin_branch text, partner_id bigint,
    merchant_id bigint, payee_kind text, payee_name text, last_name text, first_name text, middle_name text, payee_address text,
    payee_zip text, payor_tin text, payor_name text, payor_address text, payor_zip text, signatory_name text, signatory_position text,
    signatory_tin text, signature_file_id bigint, carried_from text, total bigint, tax bigint, sha256 text, lines jsonb)),
  issued as (insert into certificate_2307 (quarter, tin_root, tin_branch, version, partner_id, merchant_id, payee_kind, payee_name,
      last_name, first_name, middle_name, payee_address, payee_zip, payor_tin, payor_name, payor_address, payor_zip, signatory_name,
      signatory_position, signatory_tin, signature_file_id, carried_from, total, tax, sha256, issued_at, issued_by, reason, changes)
    select a.quarter, a.tin_root, a.tin_branch, $2::int, a.partner_id, a.merchant_id, a.payee_kind, a.payee_name, a.last_name, a.first_name,
      a.middle_name, a.payee_address, a.payee_zip, a.payor_tin, a.payor_name, a.payor_address, a.payor_zip, a.signatory_name,
      a.signatory_position, a.signatory_tin, a.signature_file_id, a.carried_from, a.total, a.tax, a.sha256, $3::timestamptz, $4::text,
      $5::text, $6::text[]
    from asked a order by a.tin_root, a.tin_branch
    on conflict (quarter, payee, version) do nothing returning id, quarter, payee, partner_id, merchant_id),
  written as (insert into certificate_2307_line (certificate_id, atc_code, percent, month1, month2, month3, tax, partner_id, merchant_id)
    select i.id, l.atc_code, l.percent, l.month1, l.month2, l.month3, l.tax, i.partner_id, i.merchant_id
    from issued i join asked a on a.tin_root || a.tin_branch = i.payee and a.quarter = i.quarter
      cross join lateral jsonb_to_recordset(a.lines) as l(atc_code text, percent numeric, month1 bigint, month2 bigint, month3 bigint, tax bigint)
    returning certificate_id)
  select i.id from issued i where exists (select from written) order by i.id`;

/** Issues certificates, some hundreds at a time; a payee that has this version of the quarter already is left as it is. Answers the new ones' ids. */
export const insertCertificates = async (
  tx: Pick<Tx, 'query'>,
  drafts: readonly CertificateDraft[],
  { at, by, version, reason, changes }: Issuing,
): Promise<string[]> => {
  if (!drafts.length) return [];
  const values = [JSON.stringify(drafts.map(rowOf)), version, at, by, reason, changes];
  const issued = await tx.query<{ id: string }>({ text: INSERT, values });
  return issued.map(({ id }) => id);
};
