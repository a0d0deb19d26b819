import { listItems } from '#domain/imports/cells/listItems.ts';
import type { Problem } from '#domain/imports/problems.ts';
import { closesAfterOpening } from '#domain/records/openingHours.ts';
import type { Checked, ImportScope, Values } from '../../imports/importKind.ts';
import { addressReader } from '../shared/address/addressReader.ts';
import { codeProblems } from '../shared/codeProblems.ts';
import { readContact } from '../shared/contact/readContact.ts';
import { openLookup } from '../shared/lookup.ts';
import { openPartners } from '../shared/partners/openPartners.ts';
import { placeBook } from '../shared/places/placeBook.ts';
import { refuseOutsiders } from '../shared/refuseOutsiders.ts';
import { tooShort } from '../shared/tooShort.ts';
import { namesDayTwice, readDays } from './readDays.ts';
import { readHour } from './readHour.ts';

const missing = (values: Values, fields: readonly string[], needed: readonly string[]): Problem[] =>
  fields.some((field) => values[field])
    ? needed.filter((field) => !values[field]).map((field) => ({ field, code: 'required' }))
    : [];

const PERSON = ['firstName', 'middleName', 'lastName', 'mobileNumber', 'phoneNumber', 'emailAddress'];
const HOURS = ['openingDays', 'openingHour', 'closingHour'];

const readHours = (values: Values): { columns: Record<string, unknown>; problems: Problem[] } => {
  const problems = missing(values, HOURS, HOURS);
  const { openingDays, openingHour, closingHour } = values;
  const days = openingDays ? readDays(openingDays) : null;
  const open = openingHour ? readHour(openingHour) : null;
  const close = closingHour ? readHour(closingHour) : null;
  if (openingDays && !days) problems.push({ field: 'openingDays', code: 'not_choice' });
  if (openingDays && namesDayTwice(openingDays))
    problems.push({ field: 'openingDays', code: 'repeated_day' });
  if (openingHour && !open) problems.push({ field: 'openingHour', code: 'not_hour' });
  if (closingHour && !close) problems.push({ field: 'closingHour', code: 'not_hour' });
  if (open && close && !closesAfterOpening({ openingHour: open, closingHour: close }))
    problems.push({ field: 'closingHour', code: 'closes_early' });
  return { columns: { days, opening_hour: open, closing_hour: close }, problems };
};

const whole = (tin: string): string => `${tin.slice(0, 9)}-${tin.slice(9).padStart(6, '0')}`;

/**
 * Judges rows of a sheet of stores by themselves. What staff bring in is active at once; what a partner's own people bring in is
 * submitted, as everywhere. 403 for people of single stores, and for externals with third-party stores.
 */
export const merchantChecker =
  (isThirdParty: boolean) =>
  async (scope: ImportScope): Promise<(values: Values) => Checked> => {
    refuseOutsiders(scope, isThirdParty ? 'merchant-3rd-party' : 'merchant');
    const { tx, user } = scope;
    const status = user.type === 'INTERNAL' ? 'A' : 'SUBMITTED';
    const [book, partners, types, vatTypes] = await Promise.all([
      placeBook(tx),
      openPartners(tx),
      openLookup(tx, 'merchant-type'),
      openLookup(tx, 'vat-types'),
    ]);
    const readAddress = addressReader(book);
    return (values) => {
      const partnerCode = values.hsisPartnerCode ?? null;
      const code = values.hsisSalesroomCode ?? null;
      const name = values.merchantName ?? null;
      const tin = values.tinNumber ?? null;
      const type = types('merchantType', values.merchantType ?? null);
      const vat = vatTypes('vatType', values.vatType ?? null);
      const address = readAddress(values);
      const hours = readHours(values);
      return {
        key: partnerCode && code ? `${partnerCode}/${code}`.toLowerCase() : null,
        alsoUnique: tin ? [{ field: 'tinNumber', text: whole(tin) }] : [],
        name: name ?? code,
        problems: [
          ...partners.problems('hsisPartnerCode', partnerCode),
          ...codeProblems('hsisSalesroomCode', code),
          ...tooShort('merchantName', name, 2),
          ...type.problems,
          ...vat.problems,
          ...address.problems,
          ...missing(values, PERSON, ['firstName', 'lastName', 'mobileNumber']),
          ...hours.problems,
        ],
        resolved: {
          partner_id: partners.find(partnerCode)?.id ?? null,
          hsis_salesroom_code: code,
          status,
          name,
          merchant_type: type.code,
          segment: values.segment ?? null,
          tin_number: tin,
          vat_type: vat.code,
          contact_number: values.contactNumber ?? null,
          acquirer_id: values.acquirerId ?? null,
          terminal_ids: listItems(values.terminalIds ?? null),
          pos: values.pos ?? null,
          address_type: 'BUSINESS_PLACE',
          ...address.columns,
          role: 'CONTACT_PERSON',
          ...readContact(values),
          ...hours.columns,
        },
      };
    };
  };
