import type { ApplicationSummary } from '#contract/shapes/applicationShapes.ts';
import type { ManagementPage } from '#domain/pages.ts';
import type { RemarkSection } from '#domain/review/remarkSection.ts';
import type { RecordKind } from '../../../providers/verbs/recordVerbs.ts';

type Counts = ApplicationSummary['counts'];

interface RecordTab {
  /** The key of its label under records.part. */
  name: 'overview' | 'details' | 'stores' | 'documents' | 'people' | 'rates' | 'history';
  /** Where it leads, first, and what else it shows; none of them where the record has no such tab. */
  pages: Readonly<Record<RecordKind, readonly ManagementPage[]>>;
  /** For the provider's own people. */
  isStaffs?: boolean;
  count?: (counts: Counts) => number;
}

const both = (...pages: ManagementPage[]) => ({ partner: pages, merchant: pages });

const SHARED: readonly ManagementPage[] = ['businessDetails', 'bankDetails', 'contactPersons'];
/** The sections of the details, in their order. */
const DETAILS: RecordTab['pages'] = {
  partner: SHARED,
  merchant: ['merchantDetails', ...SHARED, 'operatingHours', 'commodities', 'ecommerceSites'],
};

/** The sections of the details of a partner or of a store. */
export const detailsOf = (kind: RecordKind): readonly ManagementPage[] => DETAILS[kind];

const TABS: readonly RecordTab[] = [
  { name: 'overview', pages: both('recordOverview', 'storeOverview', 'recordNotes') },
  { name: 'details', pages: DETAILS },
  { name: 'stores', pages: { partner: ['storeList'], merchant: [] }, count: ({ merchants }) => merchants },
  { name: 'documents', pages: both('documentList'), count: ({ documents }) => documents },
  {
    name: 'people',
    pages: both('retailerAssociateList', 'salesRepresentatives'),
    count: ({ associates, representatives }) => associates + representatives,
  },
  { name: 'rates', pages: both('mdrRates') },
  { name: 'history', pages: both('recordTimeline'), isStaffs: true },
];

/** The tabs of a partner or of a store, for its own people or for the provider's, each with the page that it leads to. */
export const tabsOf = (kind: RecordKind, isExternal: boolean) =>
  TABS.flatMap(({ name, pages, isStaffs, count }) => {
    const [page, ...others] = pages[kind];
    return page && !(isStaffs && isExternal) ? [{ name, page, pages: [page, ...others], count }] : [];
  });

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
