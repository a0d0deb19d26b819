import { applicationStatus, workflowStatus } from '#domain/review/applicationStatus.ts';
import type { partners as en } from '../en/partners.ts';
import { spokenLabels } from '../spoken.ts';

export const partners: typeof en = {
  name: 'Partner |||| Mga partner',
  fields: {
    name: 'Pangalan',
    hsisCode: 'HSIS code',
    tinNumber: 'TIN',
    status: 'Katayuan',
    workflowStatus: 'Pagsusuri',
    referenceNumber: 'Reference number',
    dtimeSubmitted: 'Isinumite',
    submittedBy: 'Isinumite ni',
    claimedBy: 'Sinusuri ni',
    accountOwner: 'May hawak ng account',
    merchantCount: 'Mga tindahan',
    businessEntity: 'Uri ng negosyo',
    isPartnerBrand: 'Partner brand',
    onBoardedBy: 'Ipinasok ni',
    vatType: 'Uri ng VAT',
    businessArea: 'Larangan ng negosyo',
    startDate: 'Petsa ng simula',
    endDate: 'Petsa ng katapusan',
    notes: 'Mga tala',
    updatedBy: 'Binago ni',
    dtimeUpdated: 'Binago',
    dtimeCreated: 'Ginawa',
  },
  status: spokenLabels(applicationStatus, 'fil'),
  workflow: spokenLabels(workflowStatus, 'fil'),
  keyFacts: 'Mga pangunahing detalye',
  record: 'Rekord',
  stores: 'Mga tindahan',
  noStores: 'Wala pang tindahan ang partner na ito.',
};
