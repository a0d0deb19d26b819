import type { UserRequestRow } from '#contract/people/userRequests.ts';
import { wordOf } from '#domain/audit/words.ts';
import { myRequestFields, requestListFields } from '#domain/fields/userRequest.ts';
import { userRequestStatus, wantedText } from '#domain/people/userRequests.ts';
import { same } from '#domain/sentence.ts';
import { type Columns, column, columnOf, columnsOf } from './columns.ts';

/** Requests for accounts, stores and modules as their list shows them: of a mobile number the last four digits. */
export const userRequestColumns: Columns<UserRequestRow> = {
  id: column(same('Id'), 'text', (row) => row.id),
  status: columnOf(myRequestFields.status, (row, language) => userRequestStatus[row.status].label[language]),
  ...columnsOf<UserRequestRow>()(requestListFields, {
    name: (row) => row.name,
    kind: (row, language) => wordOf('userRequestKind', row.kind, language),
    wanted: (row, language) => wantedText(row, language),
    partnerName: (row) => row.partnerName,
    why: (row) => row.why,
    email: (row) => row.email,
    mobileLast4: (row) => row.mobileLast4,
    createdBy: (row) => row.createdBy,
    dtimeCreated: (row) => row.dtimeCreated,
    decidedBy: (row) => row.decidedBy,
    dtimeDecided: (row) => row.dtimeDecided,
    decisionReason: (row) => row.decisionReason,
  }),
};
