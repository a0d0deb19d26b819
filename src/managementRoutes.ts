import type { Route } from '#domain/access/guards.ts';

const LIST = '/partner-management/list/{type}';
const RECORD = `${LIST}/{id}` as const;
const STORES = `${RECORD}/merchant-list` as const;
const STORE = `${STORES}/{merchantId}` as const;

/** What people who may see partners and stores open. In {type} merchants, {id} is the store. */
const VIEWS = {
  recordList: LIST,
  recordOverview: RECORD,
  businessDetails: `${RECORD}/business-details`,
  bankDetails: `${RECORD}/bank-details`,
  contactPersons: `${RECORD}/contact-person`,
  storeList: STORES,
  storeOverview: STORE,
  documentList: `${RECORD}/document-list`,
  retailerAssociateList: `${RECORD}/retailer-associate-list`,
  merchantDetails: `${RECORD}/merchant-details`,
  salesRepresentatives: `${RECORD}/sales-representative`,
  mdrRates: `${RECORD}/mdr-rates`,
} as const;

/** Sections that only a store has. */
const STORE_VIEWS = {
  commodities: `${RECORD}/commodities`,
  operatingHours: `${RECORD}/operating-hour`,
  ecommerceSites: `${RECORD}/ecommerce-sites`,
} as const;

/** What staff keep beside a record. */
const STAFF_VIEWS = { recordNotes: `${RECORD}/notes`, recordTimeline: `${RECORD}/timeline` } as const;

/** Forms that change a record. */
const EDITS = {
  businessDetailsEdit: `${RECORD}/business-details/edit`,
  bankDetailsEdit: `${RECORD}/bank-details/edit`,
  contactPersonEdit: `${RECORD}/contact-person/edit`,
  merchantEdit: `${STORE}/edit`,
  commoditiesEdit: `${STORE}/commodities/edit`,
  operatingHourEdit: `${STORE}/operating-hour/edit`,
  ecommerceSitesEdit: `${STORE}/ecommerce-sites/edit`,
} as const;

const PERSON = `${STORE}/retailer-associate/{retailerAssociateId}` as const;
const REPRESENTATIVES = `${RECORD}/sales-representative` as const;

/** People of a store: its retailer associates, and the provider's own who serve it. */
const PERSON_VIEWS = {
  retailerAssociate: PERSON,
  salesRepresentative: `${REPRESENTATIVES}/view/{retailerAssociateId}`,
} as const;

/** Forms that add people to stores or change them. */
const PERSON_EDITS = {
  retailerAssociateAdd: `${STORE}/retailer-associate/add`,
  presentAddressEdit: `${PERSON}/address/present/edit`,
  permanentAddressEdit: `${PERSON}/address/permanent/edit`,
  personalDetailsEdit: `${PERSON}/personal-details/edit`,
  designationPositionEdit: `${PERSON}/designation-position/edit`,
  salesRepresentativeAdd: `${REPRESENTATIVES}/add`,
} as const;

/** The steps of a new application below its base; a store's own page in a step ends in its place in the list and its name. */
const ONE = '/{branchIndex}/{branchName}';
const WIZARD = {
  '': '',
  Business: '/business-details',
  Bank: '/bank-information',
  Branches: '/branch-details',
  Merchant: '/branch-details/merchant',
  OneMerchant: `/branch-details/merchant${ONE}`,
  Retailer: '/branch-details/retailer',
  OneRetailer: `/branch-details/retailer${ONE}`,
  Commodity: '/branch-details/commodity',
  OneCommodity: `/branch-details/commodity${ONE}`,
  Documents: '/required-documents',
  Review: '/review-application',
  OneReview: `/review-application${ONE}`,
} as const;
export type WizardPage = keyof typeof WIZARD;

const wizardAt = <P extends string>(prefix: P, base: string) =>
  Object.fromEntries(Object.entries(WIZARD).map(([page, path]) => [prefix + page, base + path])) as Record<
    `${P}${WizardPage}`,
    string
  >;

/** The wizard of a new partner with its stores. */
const NEW_PARTNER = wizardAt('newPartner', '/partner-management/new');
/** The same steps for stores of a partner that is there already. */
const NEW_STORES = wizardAt('newStores', `${STORES}/new`);

const QUEUES = { reviewQueue: '/partner-management/queue' } as const;
const APPROVALS = { approvalList: '/approvals', approval: '/approvals/{id}' } as const;
const CONTRACTS = { contractList: '/contract-management/list' } as const;

/** Where each page of partner management stands. */
export const MANAGEMENT_PATHS = {
  ...VIEWS,
  ...STORE_VIEWS,
  ...STAFF_VIEWS,
  ...EDITS,
  ...PERSON_VIEWS,
  ...PERSON_EDITS,
  ...NEW_PARTNER,
  ...NEW_STORES,
  ...QUEUES,
  ...APPROVALS,
  ...CONTRACTS,
} as const;
export type ManagementPage = keyof typeof MANAGEMENT_PATHS;

const pagesOf = (paths: Partial<Record<ManagementPage, string>>) => Object.keys(paths) as ManagementPage[];
/** Pages below /partner-management/list/{type}. */
export const RECORD_PAGES = pagesOf({
  ...VIEWS,
  ...STORE_VIEWS,
  ...STAFF_VIEWS,
  ...EDITS,
  ...PERSON_VIEWS,
  ...PERSON_EDITS,
  ...NEW_STORES,
});
/** Pages of the wizard of a new partner. */
export const NEW_PARTNER_PAGES = pagesOf(NEW_PARTNER);
/** Pages of a record that are no tab of it. */
export const FORM_PAGES = pagesOf({ ...EDITS, ...PERSON_VIEWS, ...PERSON_EDITS, ...NEW_STORES });

type ManagementRoute = Route & {
  page: ManagementPage;
  values?: Readonly<Record<string, readonly string[]>>;
};
type Guard = Omit<ManagementRoute, 'path' | 'page'>;

const VIEW = ['PAR_VIEW', 'MER_VIEW', 'PM_VIEW'];
const TYPES = { type: ['partners', 'merchants', 'applications'] };
const PARTNER_TYPES = { type: ['partners', 'applications'] };
const STORE_TYPE = { type: ['merchants'] };
const needs = (...all: string[][]): Guard => ({ access: 'permission', needs: { all } });

/** Of the values that parameters may take, those of the parameters in a path. */
const valuesIn = (path: string, { values = {} }: Guard): Guard['values'] =>
  Object.fromEntries(Object.entries(values).filter(([name]) => path.includes(`{${name}}`)));

const rows = (paths: Partial<Record<ManagementPage, string>>, guard: Guard): ManagementRoute[] =>
  pagesOf(paths).map((page) => {
    const path = MANAGEMENT_PATHS[page];
    return { path, page, ...guard, values: valuesIn(path, guard) };
  });

/** The pages of partners, stores, their applications and contracts, with who may open them. */
export const MANAGEMENT_ROUTES: readonly ManagementRoute[] = [
  ...rows(VIEWS, { ...needs(VIEW), values: TYPES }),
  ...rows(STORE_VIEWS, { ...needs(VIEW), values: STORE_TYPE }),
  ...rows(STAFF_VIEWS, { ...needs(VIEW), values: TYPES, userType: 'INTERNAL' }),
  ...rows(EDITS, { ...needs(VIEW, ['PM_EDIT']), values: TYPES }),
  ...rows(PERSON_VIEWS, { ...needs(VIEW), values: TYPES }),
  ...rows(PERSON_EDITS, { ...needs(VIEW, ['PM_EDIT']), values: TYPES }),
  ...rows(NEW_PARTNER, needs(['PAR_CREATE'])),
  ...rows(NEW_STORES, { ...needs(VIEW, ['MER_CREATE', 'PAR_CREATE']), values: PARTNER_TYPES }),
  ...rows(QUEUES, { ...needs(['PM_SBO_REVIEW', 'PM_RISK_REVIEW']), userType: 'INTERNAL' }),
  ...rows(APPROVALS, needs(VIEW, ['PM_EDIT', 'PM_SBO_REVIEW'])),
  ...rows(CONTRACTS, needs(['CM_VIEW'])),
];
