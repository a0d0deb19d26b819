import Box from '@mui/material/Box';
import type { MerchantRow } from '#contract/merchants.ts';
import type { PartnerRow } from '#contract/partners.ts';
import { LookupText } from '../../../components/admin/LookupText.tsx';
import type { Column } from '../../../components/admin/list/table/column.ts';
import { RecordStatus } from '../../../components/admin/records/RecordStatus.tsx';
import { DateText, NONE, TinText } from '../../../components/ui/texts.tsx';
import { ByText, ClaimText, SubmittedText } from './StandingTexts.tsx';

const P = 'resources.partners.fields';

type Either = PartnerRow | MerchantRow;
/** Columns that partners and stores have alike. */
export const sharedColumns = {
  status: {
    field: 'status',
    label: `${P}.status`,
    sortable: true,
    cardRole: 'status',
    render: (row) => <RecordStatus status={row.status} workflowStatus={row.workflowStatus} inList />,
  },
  referenceNumber: { field: 'referenceNumber', label: `${P}.referenceNumber`, isCode: true },
  tinNumber: {
    field: 'tinNumber',
    label: `${P}.tinNumber`,
    render: (row) => <TinText tin={row.tinNumber} />,
  },
  dtimeSubmitted: {
    field: 'dtimeSubmitted',
    label: `${P}.dtimeSubmitted`,
    render: (row) => <SubmittedText row={row} />,
  },
  claimedBy: { field: 'claimedBy', label: `${P}.claimedBy`, render: (row) => <ClaimText row={row} /> },
  dtimeUpdated: {
    field: 'dtimeUpdated',
    label: `${P}.dtimeUpdated`,
    sortable: true,
    render: (row) => <DateText value={row.dtimeUpdated} />,
  },
  updatedBy: {
    field: 'updatedBy',
    label: `${P}.updatedBy`,
    hidden: true,
    render: (row) => <ByText by={row.updatedBy} />,
  },
} satisfies Record<string, Column<Either>>;

/** Columns of partners, in their own list and in that of the applications. */
export const partnerColumns = {
  name: { field: 'name', label: `${P}.name`, sortable: true },
  hsisCode: { field: 'hsisCode', label: `${P}.hsisCode`, isCode: true, sortable: true },
  accountOwner: {
    field: 'accountOwner',
    label: `${P}.accountOwner`,
    render: (row) => <Box sx={{ whiteSpace: 'nowrap' }}>{row.accountOwner?.name ?? NONE}</Box>,
  },
  merchantCount: { field: 'merchantCount', label: `${P}.merchantCount`, align: 'end' },
  businessEntity: {
    field: 'businessEntity',
    label: `${P}.businessEntity`,
    hidden: true,
    render: (row) => <LookupText list="businessEntity" code={row.businessEntity} />,
  },
} satisfies Record<string, Column<PartnerRow>>;
