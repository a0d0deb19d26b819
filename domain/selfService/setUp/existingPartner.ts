import { registrationOffice } from '../../records/businessRegistration.ts';
import type { Sentence } from '../../sentence.ts';
import type { PartnerRead } from '../read/prefilled.ts';

/** What an application from an existing partner asks of it. */
export type ExistingPartner = Pick<
  PartnerRead,
  'tinNumber' | 'businessType' | 'dtiRegistrationNumber' | 'secRegistrationNumber' | 'referenceNumber'
>;
export type CheckedPartner = { valid: true; referenceNumber: string } | { valid: false; error: string };

const isMissing = (text: string | null): boolean => !text?.trim();
const invalid = (what: string): string => `Invalid partner: ${what}`;

const codeOf = (type: string): string =>
  type
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_');
/** SOLE_PROPRIETORSHIP as people call it; a name stays as it is. */
const nameOf = (type: string): string =>
  /^[A-Z_]+$/.test(type)
    ? type
        .toLowerCase()
        .split('_')
        .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
        .join(' ')
    : type.trim();

const numberProblem = (partner: ExistingPartner): string | null => {
  const type = partner.businessType;
  const office = type === null ? null : registrationOffice(codeOf(type));
  if (type === null || office === null) return null;
  const [number, called] =
    office === 'DTI' ? [partner.dtiRegistrationNumber, 'dti'] : [partner.secRegistrationNumber, 'sec'];
  return isMissing(number) ? invalid(`${nameOf(type)} requires ${called} registration number`) : null;
};

/**
 * Whether branches can be applied for from a partner that is there, in this order: its TIN, the number of registration that its
 * kind of business needs, its reference number. One that has no reference number is given one; `generate` answers null when it cannot.
 */
export const checkExistingPartner = async (
  partner: ExistingPartner,
  generate: () => Promise<string | null>,
): Promise<CheckedPartner> => {
  const error = isMissing(partner.tinNumber) ? invalid('missing tin') : numberProblem(partner);
  if (error) return { valid: false, error };
  const held = partner.referenceNumber?.trim();
  const referenceNumber = held || (await generate());
  return referenceNumber
    ? { valid: true, referenceNumber }
    : { valid: false, error: invalid('unable to generate partner reference number') };
};

const NUMBER = /^Invalid partner: (.+) requires (dti|sec) registration number$/;

/** Why branches cannot be applied for, as `checkExistingPartner` says it, in both languages. */
export function invalidPartnerSentence(error: string): Sentence {
  const [, type, office = ''] = NUMBER.exec(error) ?? [];
  if (type)
    return {
      en: error,
      fil: `Hindi wastong partner: kailangan ng ${type} ang numero ng rehistro sa ${office.toUpperCase()}`,
    };
  const isTin = error === invalid('missing tin');
  const what = isTin ? 'walang TIN' : 'hindi makagawa ng reference number ng partner';
  return { en: error, fil: `Hindi wastong partner: ${what}` };
}
