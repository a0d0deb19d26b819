import { type ComponentProps, type ComponentType, type ReactElement, Suspense } from 'react';
import type { WizardPage } from '#domain/pages/wizardPages.ts';
import type { ManagementPage } from '#domain/pages.ts';
import { lazyPage } from './public/lazyPage.ts';

type Load = () => Promise<ComponentType>;

const part = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazyPage(async () => ({ default: await load() }));

const RecordShell = part(
  async () => (await import('./components/admin/records/RecordShell.tsx')).RecordShell,
);

const DecisionBar = part(
  async () => (await import('./components/admin/records/decide/DecisionBar.tsx')).DecisionBar,
);
const deeds = (
  <Suspense fallback={null}>
    <DecisionBar />
  </Suspense>
);

/** A page of its own. */
const page = (load: Load): ReactElement => {
  const Page = part(load);
  return <Page />;
};
/** A tab of a record: header, tabs and `useRecordShell()` stand around it. */
const tab = (load: Load): ReactElement => <RecordShell actions={deeds}>{page(load)}</RecordShell>;
/** A page below a record with a head of its own: `useRecordShell()` stands around it. */
const below = (load: Load): ReactElement => <RecordShell mode="page">{page(load)}</RecordShell>;
/** A form of a record: `useRecordShell()` stands around it; a record that may not be edited leads back to its view. */
const form = (load: Load): ReactElement => <RecordShell mode="form">{page(load)}</RecordShell>;

const NewApplication = part(
  async () => (await import('./pages/newPartner/NewApplicationPage.tsx')).NewApplicationPage,
);
type Wizard = ComponentProps<typeof NewApplication>;
const STEPS: Record<WizardPage, Omit<Wizard, 'mode'>> = {
  '': { step: 'first' },
  Business: { step: 'businessDetails' },
  Bank: { step: 'bankInformation' },
  Branches: { step: 'branches' },
  Merchant: { step: 'merchant' },
  OneMerchant: { step: 'merchant', isOne: true },
  Retailer: { step: 'retailer' },
  OneRetailer: { step: 'retailer', isOne: true },
  Commodity: { step: 'commodity' },
  OneCommodity: { step: 'commodity', isOne: true },
  Documents: { step: 'requiredDocuments' },
  Review: { step: 'reviewApplication' },
  OneReview: { step: 'reviewApplication', isOne: true },
};
/** The pages of a wizard, one for each of its steps. */
const wizard = <P extends string>(prefix: P, show: (step: Omit<Wizard, 'mode'>) => ReactElement) =>
  Object.fromEntries(Object.entries(STEPS).map(([page, step]) => [prefix + page, show(step)])) as Record<
    `${P}${WizardPage}`,
    ReactElement
  >;

/** What each page of partner management shows, one row each; its code is loaded when it is opened. */
const BUILT: Record<ManagementPage, ReactElement> = {
  partnerList: page(async () => (await import('./resources/partners/PartnerList.tsx')).PartnerList),
  merchantList: page(async () => (await import('./resources/merchants/MerchantList.tsx')).MerchantList),
  applicationList: page(
    async () => (await import('./resources/applications/ApplicationList.tsx')).ApplicationList,
  ),
  recordOverview: tab(async () => (await import('./pages/records/overview/OverviewPage.tsx')).OverviewPage),
  storeOverview: tab(async () => (await import('./pages/records/overview/OverviewPage.tsx')).OverviewPage),
  storeList: tab(async () => (await import('./pages/records/stores/StoreListPage.tsx')).StoreListPage),
  businessDetails: tab(
    async () => (await import('./pages/records/sections/BusinessDetailsPage.tsx')).BusinessDetailsPage,
  ),
  bankDetails: tab(
    async () => (await import('./pages/records/sections/bank/BankDetailsPage.tsx')).BankDetailsPage,
  ),
  contactPersons: tab(
    async () => (await import('./pages/records/sections/ContactPersonsPage.tsx')).ContactPersonsPage,
  ),
  merchantDetails: tab(
    async () => (await import('./pages/records/sections/MerchantDetailsPage.tsx')).MerchantDetailsPage,
  ),
  commodities: tab(
    async () => (await import('./pages/records/sections/CommoditiesPage.tsx')).CommoditiesPage,
  ),
  operatingHours: tab(
    async () => (await import('./pages/records/sections/OperatingHoursPage.tsx')).OperatingHoursPage,
  ),
  ecommerceSites: tab(
    async () => (await import('./pages/records/sections/EcommerceSitesPage.tsx')).EcommerceSitesPage,
  ),
  businessDetailsEdit: form(
    async () =>
      (await import('./pages/records/sections/BusinessDetailsEditPage.tsx')).BusinessDetailsEditPage,
  ),
  bankDetailsEdit: form(
    async () => (await import('./pages/records/sections/bank/BankDetailsEditPage.tsx')).BankDetailsEditPage,
  ),
  contactPersonEdit: form(
    async () => (await import('./pages/records/sections/ContactPersonEditPage.tsx')).ContactPersonEditPage,
  ),
  merchantEdit: form(
    async () => (await import('./pages/records/sections/MerchantEditPage.tsx')).MerchantEditPage,
  ),
  commoditiesEdit: form(
    async () => (await import('./pages/records/sections/CommoditiesEditPage.tsx')).CommoditiesEditPage,
  ),
  operatingHourEdit: form(
    async () => (await import('./pages/records/sections/OperatingHourEditPage.tsx')).OperatingHourEditPage,
  ),
  ecommerceSitesEdit: form(
    async () => (await import('./pages/records/sections/EcommerceSitesEditPage.tsx')).EcommerceSitesEditPage,
  ),
  documentList: tab(
    async () => (await import('./pages/records/documents/DocumentListPage.tsx')).DocumentListPage,
  ),
  contractList: page(
    async () => (await import('./resources/contracts/ContractListPage.tsx')).ContractListPage,
  ),
  retailerAssociateList: tab(
    async () =>
      (await import('./pages/records/people/RetailerAssociateListPage.tsx')).RetailerAssociateListPage,
  ),
  salesRepresentatives: tab(
    async () =>
      (await import('./pages/records/people/SalesRepresentativesPage.tsx')).SalesRepresentativesPage,
  ),
  retailerAssociate: below(
    async () => (await import('./pages/records/people/AssociatePage.tsx')).AssociatePage,
  ),
  salesRepresentative: below(
    async () => (await import('./pages/records/people/RepresentativePage.tsx')).RepresentativePage,
  ),
  retailerAssociateAdd: form(
    async () => (await import('./pages/records/people/AssociateAddPage.tsx')).AssociateAddPage,
  ),
  presentAddressEdit: form(
    async () =>
      (await import('./pages/records/people/edit/PresentAddressEditPage.tsx')).PresentAddressEditPage,
  ),
  permanentAddressEdit: form(
    async () =>
      (await import('./pages/records/people/edit/PermanentAddressEditPage.tsx')).PermanentAddressEditPage,
  ),
  personalDetailsEdit: form(
    async () =>
      (await import('./pages/records/people/edit/PersonalDetailsEditPage.tsx')).PersonalDetailsEditPage,
  ),
  designationPositionEdit: form(
    async () => (await import('./pages/records/people/edit/DesignationEditPage.tsx')).DesignationEditPage,
  ),
  salesRepresentativeAdd: form(
    async () => (await import('./pages/records/people/RepresentativeAddPage.tsx')).RepresentativeAddPage,
  ),
  ...wizard('newPartner', (step) => <NewApplication mode="partner" {...step} />),
  ...wizard('newStores', (step) => (
    <RecordShell mode="page">
      <NewApplication mode="stores" {...step} />
    </RecordShell>
  )),
  reviewQueue: page(async () => (await import('./pages/reviewQueue/QueuePage.tsx')).QueuePage),
  mdrRates: tab(async () => (await import('./pages/records/rates/RatesPage.tsx')).RatesPage),
  approvalList: page(async () => (await import('./pages/approvals/ApprovalList.tsx')).ApprovalList),
  approval: page(async () => (await import('./pages/approvals/ApprovalPage.tsx')).ApprovalPage),
  recordNotes: tab(async () => (await import('./pages/records/notes/NotesPage.tsx')).NotesPage),
  recordTimeline: tab(async () => (await import('./pages/records/timeline/TimelinePage.tsx')).TimelinePage),
};

/** A page of partner management by its name in the route table. */
export const ManagementPages = ({ page: name }: { page: ManagementPage }) => BUILT[name];
