import { forHolders, type Page } from './page.ts';

const LISTS = '/partner-management/list';
const RECORD = `${LISTS}/{type}/{id}` as const;
const STORES = `${RECORD}/merchant-list` as const;
const STORE = `${STORES}/{merchantId}` as const;
const PERSON = `${STORE}/retailer-associate/{retailerAssociateId}` as const;
const REPRESENTATIVES = `${RECORD}/sales-representative` as const;

/** What {type} of partner management knows; {id} is a store of `merchants`, else a partner. */
export const RECORD_TYPES = ['partners', 'merchants', 'applications'] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** Whether a text is one of the lists of partner management. */
export const isRecordType = (text: string | undefined): text is RecordType =>
  RECORD_TYPES.some((type) => type === text);

const VIEW = ['PAR_VIEW', 'MER_VIEW', 'PM_VIEW'];
const viewers = {
  menu: 'records',
  ...forHolders(VIEW),
  values: { type: RECORD_TYPES },
  within: 'tab',
} as const;
/** Sections that only a store has. */
const ofStores = { ...viewers, values: { type: ['merchants'] } } as const;
/** What staff keep beside a record. */
const ofStaff = { ...viewers, userType: 'INTERNAL' } as const;
/** Forms that change a record, or people of it. */
const editors = { ...viewers, ...forHolders(VIEW, ['PM_EDIT']), within: 'form' } as const;
const below = { ...viewers, within: 'below' } as const;

/** The lists of partner management, one for each {type}. */
export const recordLists = {
  partnerList: {
    resource: ['partners', 'list'],
    path: `${LISTS}/partners`,
    menu: 'partners',
    ...forHolders(VIEW),
    first: {
      call: '/api/partners/v3/search?limit=20',
      cells: ['name', 'hsisCode', null, null, null, null, null],
      hasTabs: true,
      row: `${LISTS}/partners/{id}`,
    },
  },
  merchantList: {
    resource: ['merchants', 'list'],
    path: `${LISTS}/merchants`,
    menu: 'merchants',
    ...forHolders(VIEW),
    first: {
      call: '/api/merchants?limit=20',
      cells: ['merchantName', 'hsisSalesRoomCode', null, 'partnerName', 'city', null],
      hasTabs: true,
      row: `${LISTS}/merchants/{id}`,
    },
  },
  applicationList: {
    resource: ['applications', 'list'],
    path: `${LISTS}/applications`,
    menu: 'applications',
    ...forHolders(VIEW),
    first: {
      call: '/api/partner-management/applications?limit=20',
      cells: ['name', 'referenceNumber', null, null, null, null, null],
      hasTabs: true,
      row: `${LISTS}/applications/{id}`,
    },
  },
} as const satisfies Record<string, Page>;

/** The pages of partners, stores and applications. In {type} merchants, {id} is the store. */
export const recordPages = {
  recordOverview: { path: RECORD, resource: ['{type}', 'show'], ...viewers },
  businessDetails: { path: `${RECORD}/business-details`, ...viewers },
  bankDetails: { path: `${RECORD}/bank-details`, ...viewers },
  contactPersons: { path: `${RECORD}/contact-person`, ...viewers },
  storeList: { path: STORES, ...viewers },
  storeOverview: { path: STORE, ...viewers },
  documentList: { path: `${RECORD}/document-list`, ...viewers },
  retailerAssociateList: {
    path: `${RECORD}/retailer-associate-list`,
    resource: ['associates', 'list'],
    ...viewers,
  },
  merchantDetails: { path: `${RECORD}/merchant-details`, ...viewers },
  salesRepresentatives: { path: REPRESENTATIVES, ...viewers },
  mdrRates: { path: `${RECORD}/mdr-rates`, ...viewers },
  commodities: { path: `${RECORD}/commodities`, ...ofStores },
  operatingHours: { path: `${RECORD}/operating-hour`, ...ofStores },
  ecommerceSites: { path: `${RECORD}/ecommerce-sites`, ...ofStores },
  recordNotes: { path: `${RECORD}/notes`, ...ofStaff },
  recordTimeline: { path: `${RECORD}/timeline`, ...ofStaff },
  businessDetailsEdit: { path: `${RECORD}/business-details/edit`, ...editors },
  bankDetailsEdit: { path: `${RECORD}/bank-details/edit`, ...editors },
  contactPersonEdit: { path: `${RECORD}/contact-person/edit`, ...editors },
  merchantEdit: { path: `${STORE}/edit`, ...editors },
  commoditiesEdit: { path: `${STORE}/commodities/edit`, ...editors },
  operatingHourEdit: { path: `${STORE}/operating-hour/edit`, ...editors },
  ecommerceSitesEdit: { path: `${STORE}/ecommerce-sites/edit`, ...editors },
  retailerAssociate: { path: PERSON, ...below },
  salesRepresentative: { path: `${REPRESENTATIVES}/view/{retailerAssociateId}`, ...below },
  retailerAssociateAdd: { path: `${STORE}/retailer-associate/add`, ...editors },
  presentAddressEdit: { path: `${PERSON}/address/present/edit`, ...editors },
  permanentAddressEdit: { path: `${PERSON}/address/permanent/edit`, ...editors },
  personalDetailsEdit: { path: `${PERSON}/personal-details/edit`, ...editors },
  designationPositionEdit: { path: `${PERSON}/designation-position/edit`, ...editors },
  salesRepresentativeAdd: { path: `${REPRESENTATIVES}/add`, ...editors },
} as const satisfies Record<string, Page>;

/** Where the wizard for stores of a partner that is there already stands. */
export const NEW_STORES = `${STORES}/new` as const;
export const newStoresGuard = {
  menu: 'records',
  ...forHolders(VIEW, ['MER_CREATE', 'PAR_CREATE']),
  values: { type: ['partners', 'applications'] },
  within: 'below',
} as const;
export const approvalsGuard = {
  menu: 'approvals',
  ...forHolders(
    [...VIEW, 'PT_EDIT', 'FM_EDIT_RS', 'HC_PROTECT_CREATE', 'UM_EDIT_ACCESS_ROLE'],
    ['PM_EDIT', 'PM_SBO_REVIEW', 'PT_EDIT', 'FM_EDIT_RS', 'HC_PROTECT_CREATE', 'UM_EDIT_ACCESS_ROLE'],
  ),
} as const;
