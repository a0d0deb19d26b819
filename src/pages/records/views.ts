import type { FunctionComponent } from 'react';
import { DocumentListPage } from './documents/DocumentListPage.tsx';
import { NotesPage } from './notes/NotesPage.tsx';
import { OverviewPage } from './overview/OverviewPage.tsx';
import { AssociatePage } from './people/AssociatePage.tsx';
import { RepresentativePage } from './people/RepresentativePage.tsx';
import { RetailerAssociateListPage } from './people/RetailerAssociateListPage.tsx';
import { SalesRepresentativesPage } from './people/SalesRepresentativesPage.tsx';
import { RatesPage } from './rates/RatesPage.tsx';
import type { ViewPage } from './recordPageNames.ts';
import { BusinessDetailsPage } from './sections/BusinessDetailsPage.tsx';
import { BankDetailsPage } from './sections/bank/BankDetailsPage.tsx';
import { CommoditiesPage } from './sections/CommoditiesPage.tsx';
import { ContactPersonsPage } from './sections/ContactPersonsPage.tsx';
import { EcommerceSitesPage } from './sections/EcommerceSitesPage.tsx';
import { MerchantDetailsPage } from './sections/MerchantDetailsPage.tsx';
import { OperatingHoursPage } from './sections/OperatingHoursPage.tsx';
import { StoreListPage } from './stores/StoreListPage.tsx';
import { TimelinePage } from './timeline/TimelinePage.tsx';

/** The pages that show a record or a person of it, one chunk. */
export const views: Readonly<Record<ViewPage, FunctionComponent>> = {
  recordOverview: OverviewPage,
  storeOverview: OverviewPage,
  storeList: StoreListPage,
  businessDetails: BusinessDetailsPage,
  bankDetails: BankDetailsPage,
  contactPersons: ContactPersonsPage,
  merchantDetails: MerchantDetailsPage,
  commodities: CommoditiesPage,
  operatingHours: OperatingHoursPage,
  ecommerceSites: EcommerceSitesPage,
  documentList: DocumentListPage,
  retailerAssociateList: RetailerAssociateListPage,
  salesRepresentatives: SalesRepresentativesPage,
  retailerAssociate: AssociatePage,
  salesRepresentative: RepresentativePage,
  mdrRates: RatesPage,
  recordNotes: NotesPage,
  recordTimeline: TimelinePage,
};
