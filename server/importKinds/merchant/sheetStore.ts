import type { KeyOf } from '#domain/imports/fields/fields.ts';
import type { merchantFields, thirdPartyMerchantFields } from '#domain/imports/fields/merchantFields.ts';
import { writtenOf } from '../../db/columns/columnsOf.ts';
import { together, type Written } from '../../db/columns/definitionOf.ts';
import { id, text } from '../../db/columns/kinds.ts';
import { SCHEDULE } from '../../records/parts/schedules.ts';
import { NEW_STORE, STORE_BUSINESS, STORE_DETAILS, STORE_STAFF } from '../../records/store/storeColumns.ts';
import { type AddressKey, SHEET_ADDRESS } from '../shared/address/sheetAddress.ts';
import { WHICH_PARTS } from '../shared/changes/applyAddressAndContact.ts';
import { type PersonKey, SHEET_PERSON } from '../shared/contact/sheetPerson.ts';
import { sheetColumns } from '../shared/written/sheetColumns.ts';

/** The keys of the fields of a sheet of stores, and of one that a third party brings. */
type OwnKey = KeyOf<typeof merchantFields>;
export type StoreKey = KeyOf<typeof thirdPartyMerchantFields>;
type CodeKey = 'hsisPartnerCode' | 'hsisSalesroomCode';
export type HoursKey = 'openingDays' | 'openingHour' | 'closingHour';

/** By which a store is found; written of a new one alone. */
export const SHEET_CODES = sheetColumns<CodeKey>()({
  hsisPartnerCode: { partnerId: id('m.partner_id') },
  hsisSalesroomCode: { hsisSalesRoomCode: STORE_STAFF.columns.hsisSalesRoomCode },
});

const { merchantName, merchantType, segment, contactNumber } = STORE_DETAILS.columns;
const { tinNumber, vatType } = STORE_BUSINESS.columns;
const { acquirerId, terminalDetails, pos } = STORE_STAFF.columns;

/** What everybody who may import a store writes of it itself: every field of the sheet that is not about its parts. */
export const SHEET_STORE = sheetColumns<Exclude<OwnKey, CodeKey | HoursKey | AddressKey | PersonKey>>()({
  merchantName: { merchantName },
  merchantType: { merchantType },
  segment: { segment },
  tinNumber: { tinNumber },
  vatType: { vatType },
  contactNumber: { contactNumber },
});

/** What is written besides of third-party stores, by staff alone. */
export const SHEET_TERMINALS = sheetColumns<Exclude<StoreKey, OwnKey>>()({
  acquirerId: { acquirerId },
  terminalIds: { terminalDetails },
  pos: { pos },
});

/** When a store is open. */
export const SHEET_HOURS = sheetColumns<HoursKey>()({
  openingDays: { days: SCHEDULE.columns.days },
  openingHour: { openingHour: SCHEDULE.columns.openingHour },
  closingHour: { closingHour: SCHEDULE.columns.closingHour },
});

const { isSameAddress, isSameContact, regionId, provinceId, cityId } = NEW_STORE.columns;

/** Where a store lies, as its address has it. */
export const STORE_PLACE = writtenOf<Record<'regionId' | 'provinceId' | 'cityId', string | null>>(
  'merchant m',
)({
  regionId,
  provinceId,
  cityId,
});

/** What follows from address and contact. */
export const STORE_SHARED = together(
  writtenOf<Record<'isSameAddress' | 'isSameContact', boolean>>('merchant m')({
    isSameAddress,
    isSameContact,
  }),
  STORE_PLACE,
);

/** What no cell says of a store: whether it is submitted or active. */
export const STORE_STANDING = writtenOf<{ status: string }>('merchant m')({ status: text('m.status') });

const THIRD_PARTY = together(SHEET_STORE, SHEET_TERMINALS);

/** What is written of a store itself. */
export const storeColumns = (isThirdParty: boolean): Written => (isThirdParty ? THIRD_PARTY : SHEET_STORE);

/** All that a row resolves to. */
export const RESOLVED = together(
  ...[
    SHEET_CODES,
    STORE_STANDING,
    WHICH_PARTS,
    SHEET_STORE,
    SHEET_TERMINALS,
    SHEET_ADDRESS,
    SHEET_PERSON,
    SHEET_HOURS,
  ],
);
