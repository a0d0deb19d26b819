import type { ApplicationSummary } from '#contract/shapes/applicationShapes.ts';
import type { ManagementPage } from '#domain/pages.ts';
import type { RemarkSection } from '#domain/review/remarkSection.ts';
import type { RecordKind } from '../../../providers/verbs/recordVerbs.ts';

type Count = keyof ApplicationSummary['counts'];

interface RecordTab {
  /** Also the key of its label under records.page. */
  page: ManagementPage;
  of: readonly RecordKind[];
  /** For the provider's own people. */
  isStaffs?: boolean;
  count?: Count;
  /** Pages below it, which show it as the present one. */
  below?: readonly ManagementPage[];
}

const BOTH = ['partner', 'merchant'] as const;
const PARTNER = ['partner'] as const;
const STORE = ['merchant'] as const;

const TABS: readonly RecordTab[] = [
  { page: 'recordOverview', of: BOTH, below: ['storeOverview'] },
  { page: 'merchantDetails', of: STORE },
  { page: 'businessDetails', of: BOTH },
  { page: 'bankDetails', of: BOTH },
  { page: 'contactPersons', of: BOTH },
  { page: 'storeList', of: PARTNER, count: 'merchants' },
  { page: 'commodities', of: STORE },
  { page: 'operatingHours', of: STORE },
  { page: 'ecommerceSites', of: STORE },
  { page: 'documentList', of: BOTH, count: 'documents' },
  { page: 'retailerAssociateList', of: BOTH, count: 'associates' },
  { page: 'salesRepresentatives', of: BOTH, count: 'representatives' },
  { page: 'mdrRates', of: BOTH },
  { page: 'recordNotes', of: BOTH, isStaffs: true },
  { page: 'recordTimeline', of: BOTH, isStaffs: true },
];

/** The tabs of a partner or of a store, for its own people or for the provider's. */
export const tabsOf = (kind: RecordKind, isExternal: boolean): readonly RecordTab[] =>
  TABS.filter((tab) => tab.of.includes(kind) && !(tab.isStaffs && isExternal));

/** The pages that show what a form changes. */
const VIEW_OF: Partial<Record<ManagementPage, ManagementPage>> = {
  businessDetailsEdit: 'businessDetails',
  bankDetailsEdit: 'bankDetails',
  contactPersonEdit: 'contactPersons',
  merchantEdit: 'merchantDetails',
  commoditiesEdit: 'commodities',
  operatingHourEdit: 'operatingHours',
  ecommerceSitesEdit: 'ecommerceSites',
  retailerAssociateAdd: 'retailerAssociateList',
  presentAddressEdit: 'retailerAssociate',
  permanentAddressEdit: 'retailerAssociate',
  personalDetailsEdit: 'retailerAssociate',
  designationPositionEdit: 'retailerAssociate',
  salesRepresentativeAdd: 'salesRepresentatives',
};

/** The page that a form leads back to; a record's overview for one that has none. */
export const viewOf = (form: ManagementPage): ManagementPage => VIEW_OF[form] ?? 'recordOverview';

/** Where a remark of the review on a section is read. */
const SECTION_PAGES: Readonly<Record<RemarkSection, ManagementPage>> = {
  'business-details': 'businessDetails',
  'bank-details': 'bankDetails',
  'contact-person': 'contactPersons',
  documents: 'documentList',
  merchant: 'merchantDetails',
  commodities: 'commodities',
  schedules: 'operatingHours',
  'ecommerce-sites': 'ecommerceSites',
  'retailer-associates': 'retailerAssociateList',
};

/** The page of a section that a remark names; the overview for one that is not known. */
export const pageOfSection = (section: string): ManagementPage =>
  Object.entries(SECTION_PAGES).find(([name]) => name === section)?.[1] ?? 'recordOverview';
