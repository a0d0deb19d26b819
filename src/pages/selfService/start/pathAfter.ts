import { applicantPath } from '#domain/pages/selfServicePages.ts';
import type { HeldSession } from '../../../providers/applicant/held.ts';
import { thenPath } from '../../../public/continuePath.ts';

/** Where a proved number leads: to the page that was asked for, to the application that was sent, or to the one being written. */
export const pathAfter = ({ partnerId, referenceNumber }: HeldSession): string =>
  thenPath() ??
  (partnerId && referenceNumber
    ? applicantPath('track', { refNumber: referenceNumber })
    : applicantPath('selfServiceBusiness'));
