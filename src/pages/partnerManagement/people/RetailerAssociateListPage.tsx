import { PeopleList } from './PeopleList.tsx';

/** The retailer associates of a partner's stores, or of one store. */
export const RetailerAssociateListPage = () => (
  <PeopleList
    type="retailer-associates"
    title="records.page.retailerAssociateList"
    emptyHint="people.associatesEmpty"
  />
);
