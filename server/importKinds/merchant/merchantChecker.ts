import { listItems } from '#domain/imports/cells/listItems.ts';
import type { Problem } from '#domain/imports/problems.ts';
import { closesAfterOpening } from '#domain/records/openingHours.ts';
import type { Checked, ImportScope } from '../../imports/importKind.ts';
import { addressReader } from '../shared/address/addressReader.ts';
import { WHICH_PARTS } from '../shared/changes/applyAddressAndContact.ts';
import { codeProblems } from '../shared/codeProblems.ts';
import { type PersonKey, readPerson } from '../shared/contact/sheetPerson.ts';
import { namesDayTwice, readDays } from '../shared/hours/readDays.ts';
import { readHour } from '../shared/hours/readHour.ts';
import { openLookup } from '../shared/lookup.ts';
import { openPartners } from '../shared/partners/openPartners.ts';
import { placeBook } from '../shared/places/placeBook.ts';
import { refuseOutsiders } from '../shared/refuseOutsiders.ts';
import { tooShort } from '../shared/tooShort.ts';
import type { CellsOf } from '../shared/written/sheetColumns.ts';
import {
  type HoursKey,
  SHEET_CODES,
  SHEET_HOURS,
  SHEET_STORE,
  SHEET_TERMINALS,
  STORE_STANDING,
  type StoreKey,
} from './sheetStore.ts';

type Cells = CellsOf<StoreKey>;

const missing = (values: Cells, fields: readonly StoreKey[], needed: readonly StoreKey[]): Problem[] =>
  fields.some((field) => values[field])
    ? needed.filter((field) => !values[field]).map((field) => ({ field, code: 'required' }))
    : [];

const PERSON: readonly PersonKey[] = [
  'firstName',
  'middleName',
  'lastName',
  'mobileNumber',
  'phoneNumber',
  'emailAddress',
];
const HOURS: readonly HoursKey[] = ['openingDays', 'openingHour', 'closingHour'];

const readHours = (values: Cells): { columns: Record<string, unknown>; problems: Problem[] } => {
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
  return { columns: SHEET_HOURS.row({ days, openingHour: open, closingHour: close }), problems };
};

const whole = (tin: string): string => `${tin.slice(0, 9)}-${tin.slice(9).padStart(6, '0')}`;

/**
 * Judges rows of a sheet of stores by themselves. What staff bring in is active at once; what a partner's own people bring in is
 * submitted, as everywhere. 403 for people of single stores, and for externals with third-party stores.
 */
export const merchantChecker =
  (isThirdParty: boolean) =>
  async (scope: ImportScope): Promise<(values: Cells) => Checked> => {
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
          ...SHEET_CODES.row({ partnerId: partners.find(partnerCode)?.id ?? null, hsisSalesRoomCode: code }),
          ...STORE_STANDING.write({ status }),
          ...WHICH_PARTS.row({ addressType: 'BUSINESS_PLACE', role: 'CONTACT_PERSON' }),
          ...SHEET_STORE.row({
            merchantName: name,
            merchantType: type.code,
            segment: values.segment ?? null,
            tinNumber: tin,
            vatType: vat.code,
            contactNumber: values.contactNumber ?? null,
          }),
          ...SHEET_TERMINALS.row({
            acquirerId: values.acquirerId ?? null,
            terminalDetails: listItems(values.terminalIds ?? null).map((terminalId) => ({ terminalId })),
            pos: values.pos ?? null,
          }),
          ...address.columns,
          ...readPerson(values),
          ...hours.columns,
        },
      };
    };
  };
