import type { ReviewRow } from '#contract/people/accessReview.ts';
import { PERMISSION_NAMES } from '#domain/access/permissionNames.ts';
import { wordOf } from '#domain/audit/words.ts';
import { formatDate } from '#domain/day.ts';
import { accessReviewFields } from '#domain/fields/access/accessReview.ts';
import { isPermission } from '#domain/permissions.ts';
import { type Language, same } from '#domain/sentence.ts';
import { type Columns, column, columnsOf } from './columns.ts';

const NEVER = { en: 'never', fil: 'hindi kailanman' };

/** "View partners (PAR_VIEW), HCPC_SBO_VIEW, 03/05/2026": what it is, what gives it, and when it was used last. */
const rightText = (
  { permission, roles, lastUsed }: ReviewRow['unusedRights'][number],
  language: Language,
): string =>
  [
    isPermission(permission) ? `${PERMISSION_NAMES[permission][language]} (${permission})` : permission,
    ...roles,
    lastUsed === null ? NEVER[language] : formatDate(lastUsed),
  ].join(', ');

/** What the review of access found, a person a row. */
export const reviewColumns: Columns<ReviewRow> = {
  id: column(same('Id'), 'text', (row) => row.id),
  ...columnsOf<ReviewRow>()(accessReviewFields, {
    name: (row) => row.name,
    username: (row) => row.username,
    type: (row, language) => wordOf('userType', row.type, language),
    roles: (row) => row.roles.join(', '),
    partnerName: (row) => row.partnerName,
    dtimeSignedIn: (row) => row.dtimeSignedIn,
    dtimeIdle: (row) => row.dtimeIdle,
    unusedRights: (row, language) => row.unusedRights.map((right) => rightText(right, language)).join('\n'),
    dtimeCreated: (row) => row.dtimeCreated,
  }),
};
