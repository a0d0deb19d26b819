import { PERMIT_NUMBER_MAX, PERMIT_NUMBER_MIN, PERMIT_SERIES_MAX } from '../formats/permit.ts';
import { PROMO_CODE_MAX } from '../promos/promoCode.ts';
import { MAX_DESCRIPTION } from '../promos/promoFormats.ts';
import { same } from '../sentence.ts';
import type { FieldRows } from './field.ts';
import { editFields, recordFields } from './record.ts';

/** The days on which a promo runs, both included. */
const dayFields = {
  from: {
    label: { en: 'First day', fil: 'Unang araw' },
    kind: 'day',
    sees: 'all',
    sets: 'all',
    column: 'valid_from',
  },
  to: {
    label: { en: 'Last day', fil: 'Huling araw' },
    kind: 'day',
    sees: 'all',
    sets: 'all',
    column: 'valid_to',
  },
} as const satisfies FieldRows;

/** The permit of the DTI by which a promo runs. */
const permitFields = {
  permitNum: {
    label: { en: 'DTI permit number', fil: 'Numero ng DTI permit' },
    kind: 'line',
    min: PERMIT_NUMBER_MIN,
    max: PERMIT_NUMBER_MAX,
    optional: true,
    sees: 'all',
    sets: 'all',
    column: 'dti_permit_num',
  },
  series: {
    label: same('DTI series'),
    kind: 'digits',
    max: PERMIT_SERIES_MAX,
    optional: true,
    sees: 'all',
    sets: 'all',
    column: 'dti_series',
  },
} as const satisfies FieldRows;

/** When a promo runs and by which permit; its form asks for them one by one. */
export const promoRunFields = { ...dayFields, ...permitFields } as const satisfies FieldRows;

const stores = { en: 'Stores that take part', fil: 'Mga tindahang kasali' };
const coverage = { en: 'Area coverage', fil: 'Saklaw na lugar' };
const partners = { en: 'Partners', fil: 'Mga partner' };
const storeCategory = { en: 'Store category', fil: 'Kategorya ng tindahan' };

/** What is sent of a promo. */
export const promoInputFields = {
  name: {
    label: { en: 'Name', fil: 'Pangalan' },
    kind: 'line',
    min: 2,
    max: 120,
    sees: 'all',
    sets: 'all',
    column: 'name',
  },
  categories: {
    label: { en: 'Categories', fil: 'Mga kategorya' },
    kind: 'rows',
    min: 1,
    max: 5,
    sees: 'all',
    sets: 'all',
    of: {
      code: {
        label: { en: 'Category', fil: 'Kategorya' },
        kind: 'option',
        sees: 'all',
        sets: 'all',
        column: 'category',
      },
      rank: {
        label: { en: 'Rank', fil: 'Ranggo' },
        kind: 'count',
        optional: true,
        sees: 'all',
        sets: 'staff',
        column: 'rank',
      },
    },
  },
  storeCategoryId: {
    label: storeCategory,
    kind: 'option',
    sees: 'all',
    sets: 'all',
    column: 'store_category',
  },
  discountRate: {
    label: { en: 'Discount', fil: 'Diskuwento' },
    kind: 'rate',
    max: 20,
    wholeDigits: 3,
    sees: 'all',
    sets: 'all',
    column: 'discount_rate',
  },
  minAmountDiscount: {
    label: { en: 'Minimum amount', fil: 'Pinakamababang halaga' },
    kind: 'money',
    max: 20,
    wholeDigits: 12,
    optional: true,
    sees: 'all',
    sets: 'all',
    column: 'min_amount_discount',
  },
  /** Cut, not refused, where it is longer. */
  description: {
    label: { en: 'Description', fil: 'Paglalarawan' },
    kind: 'lines',
    max: MAX_DESCRIPTION,
    optional: true,
    sees: 'all',
    sets: 'all',
    column: 'description',
  },
  termsAndConditions: {
    label: { en: 'Terms and conditions', fil: 'Mga tuntunin at kondisyon' },
    kind: 'lines',
    max: 10_000,
    optional: true,
    sees: 'all',
    sets: 'all',
    column: 'terms',
  },
  isQr: { label: same('QR promo'), kind: 'flag', sees: 'all', sets: 'all', column: 'is_qr' },
  dtimeValidity: {
    label: { en: 'Validity', fil: 'Bisa' },
    kind: 'group',
    sees: 'all',
    sets: 'all',
    of: dayFields,
  },
  dtiDetails: {
    label: same('DTI permit'),
    kind: 'group',
    optional: true,
    sees: 'all',
    sets: 'all',
    of: permitFields,
  },
  partnerIds: { label: partners, kind: 'rows', min: 1, max: 50, sees: 'all', sets: 'staff' },
  storeName: {
    label: { en: 'Store name', fil: 'Pangalan ng tindahan' },
    kind: 'line',
    min: 2,
    max: 120,
    sees: 'all',
    sets: 'all',
    column: 'store_name',
  },
  coverage: {
    label: coverage,
    kind: 'group',
    sees: 'all',
    sets: 'all',
    of: {
      choice: { label: coverage, kind: 'option', sees: 'all', sets: 'all', column: 'area_coverage' },
      areas: { label: { en: 'Areas', fil: 'Mga lugar' }, kind: 'rows', sees: 'all', sets: 'all' },
    },
  },
  merchantLocations: {
    label: stores,
    kind: 'group',
    sees: 'all',
    sets: 'all',
    of: {
      mode: { label: stores, kind: 'option', sees: 'all', sets: 'all', column: 'location_mode' },
      ids: { label: stores, kind: 'rows', sees: 'all', sets: 'all' },
    },
  },
} as const satisfies FieldRows;

/** Every field of a promo, by its name on the wire. */
export const promoFields = {
  ...promoInputFields,
  code: {
    label: same('Code'),
    kind: 'line',
    isCopied: true,
    max: PROMO_CODE_MAX,
    optional: true,
    sees: 'all',
    sets: 'staff',
    column: 'code',
  },
  status: recordFields.status,
  isExpired: { label: { en: 'Expired', fil: 'Tapos na' }, kind: 'flag', sees: 'all', sets: 'server' },
  isFeatured: {
    label: { en: 'Featured', fil: 'Tampok' },
    kind: 'flag',
    sees: 'all',
    sets: 'staff',
    column: 'is_featured',
  },
  storeCategory: { label: storeCategory, kind: 'line', sees: 'all', sets: 'server' },
  owner: {
    label: { en: 'Owner', fil: 'May-ari' },
    kind: 'record',
    sees: 'all',
    sets: 'server',
    column: 'owner_partner_id',
  },
  partners: { label: partners, kind: 'rows', sees: 'all', sets: 'server' },
  areaCoverage: { label: coverage, kind: 'option', sees: 'all', sets: 'server' },
  locationCount: {
    label: { en: 'Stores', fil: 'Mga tindahan' },
    kind: 'count',
    sees: 'all',
    sets: 'server',
    column: 'location_count',
  },
  imageCount: { label: { en: 'Images', fil: 'Mga larawan' }, kind: 'count', sees: 'all', sets: 'server' },
  createdBy: { label: { en: 'Created by', fil: 'Ginawa ni' }, kind: 'line', sees: 'named', sets: 'server' },
  ...editFields,
  dtimeCreated: recordFields.dtimeCreated,
  dtimeUpdated: recordFields.dtimeUpdated,
  updatedBy: recordFields.updatedBy,
} as const satisfies FieldRows;

/** What the form of a promo holds, by its names in there. */
export const promoFormFields = { ...promoFields, ...promoRunFields } as const satisfies FieldRows;
