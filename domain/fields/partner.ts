import { same } from '../sentence.ts';
import { addressFields } from './address.ts';
import type { FieldRows } from './field.ts';
import { recordFields } from './record.ts';
import { recordPartFields } from './recordParts.ts';
import { filingFields, registrationFields, reportField } from './registration.ts';

const service = { kind: 'flag', sees: 'all', sets: 'all', section: 'business-details' } as const;

/** The business details of a partner: registration and address, what it takes part in, and how the provider files it. */
export const partnerBusinessFields = {
  name: {
    label: { en: 'Registered name', fil: 'Rehistradong pangalan' },
    short: { en: 'Name', fil: 'Pangalan' },
    kind: 'line',
    min: 2,
    max: 200,
    sees: 'all',
    sets: 'all',
    section: 'business-details',
    column: 'name',
  },
  /** The name under which it trades, as people know it. */
  tradeMark: {
    label: same('Trade mark'),
    kind: 'line',
    max: 120,
    optional: true,
    sees: 'all',
    sets: 'all',
    section: 'business-details',
    column: 'trade_mark',
  },
  businessEntity: {
    label: { en: 'Business entity', fil: 'Uri ng negosyo' },
    kind: 'choice',
    list: 'businessEntity',
    sees: 'all',
    sets: 'all',
    section: 'business-details',
    column: 'business_entity',
  },
  ...registrationFields,
  address: {
    label: same('Address'),
    kind: 'group',
    sees: 'all',
    sets: 'all',
    section: 'business-details',
    of: addressFields,
  },
  hcAgent: {
    ...service,
    label: { en: 'Agent of the provider', fil: 'Ahente ng provider' },
    column: 'hc_agent',
  },
  shoppingMallsPartner: {
    ...service,
    label: { en: 'Shopping mall partner', fil: 'Partner sa shopping mall' },
    column: 'shopping_malls_partner',
  },
  digitalPosPartner: {
    ...service,
    label: { en: 'Digital point of sale', fil: 'Digital na point of sale' },
    column: 'digital_pos_partner',
  },
  enableEmailDR: { ...reportField, section: 'business-details' },
  /** Whether form 2307 is mailed as it is issued; of stores with an account of their own too. */
  enableEmail2307: {
    ...service,
    label: { en: 'Form 2307 by e-mail', fil: 'Form 2307 sa e-mail' },
    column: 'enable_email_2307',
  },
  hsisCode: {
    label: same('HSIS code'),
    kind: 'line',
    isCopied: true,
    max: 40,
    optional: true,
    sees: 'all',
    sets: 'staff',
    column: 'hsis_code',
  },
  ...filingFields,
  partnerType: {
    label: { en: 'Partner type', fil: 'Uri ng partner' },
    kind: 'choice',
    list: 'partnerType',
    optional: true,
    sees: 'all',
    sets: 'staff',
    column: 'partner_type',
  },
  partnerCategoryId: {
    label: { en: 'Partner category', fil: 'Kategorya ng partner' },
    kind: 'choice',
    list: 'partnerCategory',
    optional: true,
    sees: 'all',
    sets: 'staff',
    column: 'partner_category_id',
  },
  isPartnerBrand: {
    label: same('Partner brand'),
    kind: 'flag',
    sees: 'all',
    sets: 'staff',
    column: 'is_partner_brand',
  },
  partnerBrandId: {
    label: { en: 'Belongs to the brand', fil: 'Kabilang sa brand' },
    kind: 'record',
    optional: true,
    sees: 'all',
    sets: 'staff',
    column: 'partner_brand_id',
  },
  startDate: {
    label: { en: 'Start date', fil: 'Petsa ng simula' },
    kind: 'day',
    optional: true,
    sees: 'all',
    sets: 'staff',
    column: 'start_date',
  },
  endDate: {
    label: { en: 'End date', fil: 'Petsa ng katapusan' },
    kind: 'day',
    optional: true,
    sees: 'all',
    sets: 'staff',
    column: 'end_date',
  },
  notes: {
    label: { en: 'Remarks on the partner', fil: 'Mga puna tungkol sa partner' },
    kind: 'lines',
    max: 2000,
    optional: true,
    sees: 'staff',
    sets: 'staff',
    column: 'notes',
  },
} as const satisfies FieldRows;

/** Every field of a partner, by its name on the wire. */
export const partnerFields = {
  ...partnerBusinessFields,
  ...recordFields,
  accountOwner: recordPartFields.accountOwner,
  merchantCount: {
    label: { en: 'Stores', fil: 'Mga tindahan' },
    kind: 'count',
    sees: 'all',
    sets: 'server',
  },
  bankDetails: recordPartFields.bankDetails,
  authorizedSignatory: recordPartFields.authorizedSignatory,
  contactPersons: recordPartFields.contactPersons,
} as const satisfies FieldRows;
