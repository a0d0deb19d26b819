import { PeopleList } from './PeopleList.tsx';

/** The provider's own people who serve a partner's stores, or one store. */
export const SalesRepresentativesPage = () => (
  <PeopleList
    type="sales-representatives"
    title="records.page.salesRepresentatives"
    emptyHint="people.representativesEmpty"
  />
);
