import { applicantPath } from '#domain/pages/selfServicePages.ts';
import type { HeldSession } from '../../../providers/applicant/held.ts';
import { thenPath } from '../../../public/continuePath.ts';

const RESUME = 'resume';

/** Where an application that is being written is gone on with: it leads to the first section that is not done. */
export const goOnPath = (): string => `${applicantPath('selfServiceBusiness')}?${RESUME}`;

/** Whether the address of this page asks to be led there. */
export const isResumed = (): boolean => new URLSearchParams(location.search).has(RESUME);

/** Where a proved number leads: to the page that was asked for, to the application that was sent, or to the one being written. */
export const pathAfter = ({ partnerId, referenceNumber }: HeldSession): string =>
  thenPath() ??
  (partnerId && referenceNumber ? applicantPath('track', { refNumber: referenceNumber }) : goOnPath());
