import type { RegistrationCodeRow } from '#contract/people/registrationCodes.ts';
import { registrationCodeFields } from '#domain/fields/registrationCode.ts';
import { registrationCodeStatus } from '#domain/people/registrationCode.ts';
import { same } from '#domain/sentence.ts';
import { type Columns, column, columnsOf } from './columns.ts';

/** Registration codes as their list shows them. */
export const registrationCodeColumns: Columns<RegistrationCodeRow> = {
  id: column(same('Id'), 'text', (row) => row.id),
  ...columnsOf<RegistrationCodeRow>()(registrationCodeFields, {
    code: (row) => row.code,
    status: (row, language) => registrationCodeStatus[row.status].label[language],
    partnerName: (row) => row.partnerName,
    jobTitles: (row) => row.jobTitles.join(', '),
    storeCount: (row) => row.storeCount,
    dateExpires: (row) => row.dateExpires,
    uses: (row) => row.uses,
    maxUses: (row) => row.maxUses,
    purpose: (row) => row.purpose,
    createdBy: (row) => row.createdBy,
    dtimeCreated: (row) => row.dtimeCreated,
    revokedBy: (row) => row.revokedBy,
    dtimeRevoked: (row) => row.dtimeRevoked,
  }),
};
