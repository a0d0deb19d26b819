import { useEffect, useState } from 'react';
import { dueOf } from '#domain/applicants/stage.ts';
import { type ApplicationEnd, applicantPath } from '#domain/pages/selfServicePages.ts';
import { heldSession } from '../../../providers/applicant/held.ts';
import { PageLink } from '../../../public/PageLink.tsx';
import { ApplicantLayout } from '../shell/ApplicantLayout.tsx';
import type { ApplicantPageProps } from '../shell/pageProps.ts';
import { timeText } from './standing.ts';
import { useTrackText } from './texts/useTrackText.ts';
import './track.css';

const KEYS = {
  submitted: 'submitted',
  completed: 'completed',
  cancelled: 'cancelled',
  'not-found': 'notFound',
} as const satisfies Record<ApplicationEnd, string>;

const isEnd = (status: string | undefined): status is ApplicationEnd =>
  status !== undefined && Object.hasOwn(KEYS, status);

function Next({ status, reference }: { status: ApplicationEnd; reference: string | null }) {
  const t = useTrackText();
  if (status === 'not-found')
    return (
      <PageLink to={applicantPath('applyContinue')} className="s-button">
        {t('end.other')}
      </PageLink>
    );
  if (status === 'cancelled' || !reference)
    return (
      <PageLink to={applicantPath('apply')} className="s-button">
        {t('end.again')}
      </PageLink>
    );
  return (
    <PageLink to={applicantPath('track', { refNumber: reference })} className="s-button">
      {t('end.follow')}
    </PageLink>
  );
}

/** What became of an application, and what comes next. */
export default function EndPage({ params }: ApplicantPageProps) {
  const t = useTrackText();
  const [now] = useState(() => new Date());
  const status = isEnd(params.status) ? params.status : 'not-found';
  const reference = status === 'not-found' ? null : (heldSession()?.referenceNumber ?? null);
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), []);
  const name = KEYS[status];
  const lead = t(`end.${name}Lead`, { date: timeText(dueOf('review', now)) });
  return (
    <ApplicantLayout title={t(`end.${name}`)} lead={lead} reference={reference}>
      {reference && status !== 'cancelled' && (
        <p className="s-number">
          {t('end.number')} <strong>{reference}</strong>
        </p>
      )}
      <Next status={status} reference={reference} />
    </ApplicantLayout>
  );
}
