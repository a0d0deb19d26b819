import type { UserRow } from '#contract/people/users.ts';
import { userFields } from '#domain/fields/user.ts';
import { same } from '#domain/sentence.ts';
import { userStatus } from '#domain/status.ts';
import { type Columns, column, columnsOf } from './columns.ts';

/** Accounts as their lists show them: of a mobile number the last four digits. */
export const userColumns: Columns<UserRow> = {
  id: column(same('Id'), 'text', (row) => row.id),
  ...columnsOf<UserRow>()(userFields, {
    name: (row) => row.name,
    username: (row) => row.username,
    status: (row, language) => userStatus[row.status].label[language],
    roles: (row) => row.roles.join(', '),
    partnerName: (row) => row.partnerName,
    primaryStore: (row) => row.primaryStore,
    storeCount: (row) => row.storeCount,
    email: (row) => row.email,
    mobileLast4: (row) => row.mobileLast4,
    dtimeSignedIn: (row) => row.dtimeSignedIn,
    createdBy: (row) => row.createdBy,
    dtimeCreated: (row) => row.dtimeCreated,
    updatedBy: (row) => row.updatedBy,
    dtimeUpdated: (row) => row.dtimeUpdated,
  }),
};
