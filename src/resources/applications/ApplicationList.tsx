import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PartnerRow } from '#contract/partners.ts';
import { pathOf } from '#domain/pages.ts';
import { APPLICATION_TABS } from '#domain/records/recordTabs.ts';
import { useHeld } from '../../components/admin/Can.tsx';
import type { FilterDef } from '../../components/admin/list/filters/filterDefs.ts';
import { ListPage } from '../../components/admin/list/ListPage.tsx';
import type { Column } from '../../components/admin/list/table/column.ts';
import { useMenuLabel } from '../../components/shell/menuTable.ts';
import { useUser } from '../../components/shell/useUser.ts';
import { NewPartnerButton } from '../../pages/records/list/newButtons.tsx';
import { RecordListTabs } from '../../pages/records/list/RecordListTabs.tsx';
import { partnerColumns, sharedColumns } from '../../pages/records/list/recordColumns.tsx';
import { standingFilters } from '../../pages/records/list/recordFilters.ts';
import { ByText, OwnMark } from '../../pages/records/list/StandingTexts.tsx';

const T = 'resources.partners.fields';

const own: readonly Column<PartnerRow>[] = [
  { ...partnerColumns.name, note: (row) => <OwnMark row={row} /> },
  sharedColumns.referenceNumber,
  sharedColumns.status,
  { ...sharedColumns.dtimeSubmitted, sortable: true },
  {
    field: 'submittedBy',
    label: `${T}.submittedBy`,
    render: (row) => <ByText by={row.submittedBy} />,
  },
];
const rest: readonly Column<PartnerRow>[] = [
  partnerColumns.merchantCount,
  { ...partnerColumns.accountOwner, hidden: true },
  { ...sharedColumns.tinNumber, hidden: true },
  partnerColumns.businessEntity,
  { ...sharedColumns.dtimeUpdated, hidden: true },
  sharedColumns.updatedBy,
];
/** Who has taken a review is told to the provider's own people only. */
const forStaff = [...own, sharedColumns.claimedBy, ...rest];
const forApplicants = [...own, ...rest];

const submitted: FilterDef = { kind: 'days', field: 'dtimeSubmitted', label: `${T}.dtimeSubmitted` };
const claimed: FilterDef = { kind: 'text', field: 'claimedBy', label: `${T}.claimedBy` };
const owner: FilterDef = { kind: 'text', field: 'accountOwner', label: `${T}.accountOwner` };

/** Stores that a partner in business adds are applied for too, under a number of their own, and stand among the stores. */
const AmongStores = ({ search }: { search: string }) => {
  const translate = useTranslate();
  const query = new URLSearchParams({ filter: JSON.stringify({ q: search }) });
  return (
    <Button component={Link} variant="contained" to={`${pathOf('merchantList')}?${query}`}>
      {translate('records.amongStores', { search })}
    </Button>
  );
};

/** The applications of the user's scope; without another order, what waits for the user stands first. */
export const ApplicationList = () => {
  const isStaff = useUser().type === 'INTERNAL';
  const held = useHeld();
  // What waits is a review, or for a partner's editor what it has to mend; others have nothing to wait for.
  const mayWait = isStaff ? held.has('PM_SBO_REVIEW') || held.has('PM_RISK_REVIEW') : held.has('PM_EDIT');
  const tabs = APPLICATION_TABS.filter((tab) => mayWait || tab !== 'waiting');
  return (
    <ListPage<PartnerRow>
      resource="applications"
      title={useMenuLabel('applications')}
      intro={mayWait ? 'records.waitingFirst' : undefined}
      tabs={{ field: 'tab', show: <RecordListTabs type="applications" tabs={tabs} /> }}
      columns={isStaff ? forStaff : forApplicants}
      filters={[...standingFilters, submitted, ...(isStaff ? [claimed] : []), owner]}
      search="records.search"
      elsewhere={(search) => <AmongStores search={search} />}
      action={<NewPartnerButton />}
      exports="applications"
    />
  );
};
