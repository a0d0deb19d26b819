import type { FunctionComponent } from 'react';
import { DetailsPage } from './details/DetailsPage.tsx';
import { DocumentListPage } from './documents/DocumentListPage.tsx';
import { NotesPage } from './notes/NotesPage.tsx';
import { OverviewPage } from './overview/OverviewPage.tsx';
import { AssociatePage } from './people/AssociatePage.tsx';
import { RepresentativePage } from './people/RepresentativePage.tsx';
import { RetailerAssociateListPage } from './people/RetailerAssociateListPage.tsx';
import { SalesRepresentativesPage } from './people/SalesRepresentativesPage.tsx';
import { RatesPage } from './rates/RatesPage.tsx';
import type { ViewPage } from './recordPageNames.ts';
import { StoreListPage } from './stores/StoreListPage.tsx';
import { TimelinePage } from './timeline/TimelinePage.tsx';

/** The pages that show a record or a person of it, one chunk. */
export const views: Readonly<Record<ViewPage, FunctionComponent>> = {
  recordOverview: OverviewPage,
  storeOverview: OverviewPage,
  storeList: StoreListPage,
  businessDetails: DetailsPage,
  bankDetails: DetailsPage,
  contactPersons: DetailsPage,
  merchantDetails: DetailsPage,
  commodities: DetailsPage,
  operatingHours: DetailsPage,
  ecommerceSites: DetailsPage,
  documentList: DocumentListPage,
  retailerAssociateList: RetailerAssociateListPage,
  salesRepresentatives: SalesRepresentativesPage,
  retailerAssociate: AssociatePage,
  salesRepresentative: RepresentativePage,
  mdrRates: RatesPage,
  recordNotes: NotesPage,
  recordTimeline: TimelinePage,
};
