import type { PayeeKind } from '#domain/settlement/atc.ts';
import type {
  CertificateContent,
  CertificateException,
  CertifiedPayor,
} from '#domain/settlement/certificates/certificate.ts';
import { certify } from '#domain/settlement/certificates/certify.ts';
import type { Quarter } from '#domain/settlement/certificates/quarter.ts';
import type { Tx } from '../../db/context.ts';
import { type HeldSetting, settingOn } from '../settingOn.ts';
import { readPayeeRecords } from './payeeRecords.ts';
import { lacksOf, type QuarterPayee } from './quarterPayees.ts';
import { readSums } from './readSums.ts';

/** A certificate as it would be issued now, and whose it is to see. */
export interface CertificateDraft {
  content: CertificateContent;
  partnerId: string | null;
  merchantId: string | null;
}

/** A payee that gets none of a quarter, and why. */
export interface LeftOut {
  payee: QuarterPayee;
  why: CertificateException;
}

const payorOf = ({ values, signatureFileId }: HeldSetting<'BIR2307'>): CertifiedPayor => ({
  ...{ tin: values.payorTin, name: values.payorName, address: values.payorAddress },
  zip: values.payorPostalCode,
  ...{ signatoryName: values.signatoryName, signatoryPosition: values.signatoryPosition },
  ...{ signatoryTin: values.signatoryTin, signatureFileId },
});

/** Who pays and signs on a day (YYYY-MM-DD); null where nothing is set yet. */
export const payorOn = async (tx: Pick<Tx, 'query'>, day: string): Promise<CertifiedPayor | null> => {
  const held = await settingOn(tx, 'BIR2307', day);
  return held && payorOf(held);
};

const isKnown = (one: QuarterPayee): one is QuarterPayee & { kind: PayeeKind } => lacksOf(one) === null;

/** The certificates of payees of a quarter as they would be issued now, and who of them gets none. Some hundreds at a time. */
export const draftCertificates = async (
  tx: Pick<Tx, 'query'>,
  { quarter, payees, payor }: { quarter: Quarter; payees: readonly QuarterPayee[]; payor: CertifiedPayor },
): Promise<{ drafts: CertificateDraft[]; leftOut: LeftOut[] }> => {
  const known = payees.filter(isKnown);
  const leftOut = payees.flatMap((payee): LeftOut[] => {
    const why = lacksOf(payee);
    return why ? [{ payee, why }] : [];
  });
  const sums = await readSums(
    tx,
    known.map(({ payee }) => payee),
    quarter,
  );
  const records = await readPayeeRecords(tx, known);
  const drafts: CertificateDraft[] = [];
  for (const one of known) {
    const { isAboveZero, ...certified } = certify(quarter, sums.get(one.payee) ?? []);
    const payee = records.get(one.payee);
    if (!payee) throw new Error(`Payee ${one.payee} has no record`);
    if (!isAboveZero) {
      leftOut.push({ payee: one, why: 'NOT_ABOVE_ZERO' });
      continue;
    }
    const isShared = one.partnerCount > 1;
    drafts.push({
      content: { quarter, payee, payor, ...certified },
      partnerId: isShared ? null : one.partnerId,
      merchantId: isShared ? null : one.merchantId,
    });
  }
  return { drafts, leftOut };
};
