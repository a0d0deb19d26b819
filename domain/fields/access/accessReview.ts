import type { FieldRows } from '../field.ts';
import { userFields } from '../user.ts';

/** What the review of access shows of an account, by its name on the wire. */
export const accessReviewFields = {
  name: userFields.name,
  username: userFields.username,
  type: userFields.type,
  roles: userFields.roles,
  partnerName: userFields.partnerName,
  dtimeSignedIn: userFields.dtimeSignedIn,
  dtimeIdle: {
    label: { en: 'No sign-in since', fil: 'Walang pag-sign in mula' },
    kind: 'instant',
    sees: 'staff',
    sets: 'server',
  },
  unusedRights: {
    label: { en: 'Unused rights', fil: 'Mga karapatang hindi ginagamit' },
    kind: 'rows',
    sees: 'staff',
    sets: 'server',
  },
  dtimeCreated: userFields.dtimeCreated,
} as const satisfies FieldRows;
