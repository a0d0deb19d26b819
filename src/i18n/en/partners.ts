import { applicationStatus, workflowStatus } from '#domain/review/applicationStatus.ts';
import { spokenLabels } from '../spoken.ts';

/**
 * Reads as resources.partners.*; react-admin looks up `name` and `fields.<source>`, the other keys are ours.
 * A key added here is added in ../fil/partners.ts too, or the type-check fails.
 */
export const partners = {
  name: 'Partner |||| Partners',
  fields: {
    name: 'Name',
    hsisCode: 'HSIS code',
    tinNumber: 'TIN',
    status: 'Status',
    workflowStatus: 'Review',
    referenceNumber: 'Reference number',
    dtimeSubmitted: 'Submitted',
    submittedBy: 'Submitted by',
    claimedBy: 'In review with',
    accountOwner: 'Account owner',
    merchantCount: 'Stores',
    businessEntity: 'Business entity',
    isPartnerBrand: 'Partner brand',
    onBoardedBy: 'Onboarded by',
    vatType: 'VAT type',
    businessArea: 'Business area',
    startDate: 'Start date',
    endDate: 'End date',
    notes: 'Notes',
    updatedBy: 'Changed by',
    dtimeUpdated: 'Changed',
    dtimeCreated: 'Created',
  },
  status: spokenLabels(applicationStatus, 'en'),
  workflow: spokenLabels(workflowStatus, 'en'),
  keyFacts: 'Key facts',
  record: 'Record',
  stores: 'Stores',
  noStores: 'This partner has no stores yet.',
};
