import { useEffect, useState } from 'react';
import { dueOf } from '#domain/applicants/stage.ts';
import { type ApplicationEnd, applicantPath } from '#domain/pages/selfServicePages.ts';
import { heldSession } from '../../../providers/applicant/held.ts';
import { getTrack } from '../../../providers/applicant/tracking.ts';
import { PageLink } from '../../../public/PageLink.tsx';
import { ApplicantLayout } from '../shell/ApplicantLayout.tsx';
import type { ApplicantPageProps } from '../shell/pageProps.ts';
import { STORES_SENT } from '../stores/storesSent.ts';
import { timeText } from './standing.ts';
import { useTrackText } from './texts/useTrackText.ts';
import { useAsk } from './useAsk.ts';
import './track.css';

const KEYS = {
  submitted: 'submitted',
  completed: 'completed',
  cancelled: 'cancelled',
  'not-found': 'notFound',
} as const satisfies Record<ApplicationEnd, string>;

const isEnd = (status: string | undefined): status is ApplicationEnd =>
  status !== undefined && Object.hasOwn(KEYS, status);

/** What the sent page says of stores that were added to a partner: which, under their one number. */
function AddedStores({ reference }: { reference: string }) {
  const t = useTrackText();
  const { data } = useAsk(reference, () => getTrack(reference));
  if (!data) return null;
  return (
    <section aria-labelledby="added">
      <h2 id="added">{t('end.storesTitle')}</h2>
      <ul className="s-rows">
        {data.branches.map(({ id, merchantName, city, province }) => (
          <li key={id} className="s-there">
            <span>
              {merchantName}
              <small>{[city, province].filter(Boolean).join(', ')}</small>
            </span>
            <span className="s-badge" data-tone="info">
              {reference}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The application that was sent adds stores: whoever sent it says so in the address, which a reload keeps. */
const isOfStores = (status: ApplicationEnd): boolean =>
  status === 'submitted' && new URLSearchParams(location.search).has(STORES_SENT);

interface NextProps {
  status: ApplicationEnd;
  reference: string | null;
  areStores: boolean;
}

function Next({ status, reference, areStores }: NextProps) {
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
      {t(areStores ? 'end.storesFollow' : 'end.follow')}
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
  const areStores = reference !== null && isOfStores(status);
  const name = areStores ? 'stores' : KEYS[status];
  const lead = t(`end.${name}Lead`, { date: timeText(dueOf('review', now)) });
  return (
    <ApplicantLayout
      title={t(`end.${name}`)}
      lead={lead}
      reference={reference}
      foot={<Next status={status} reference={reference} areStores={areStores} />}
    >
      {reference && status !== 'cancelled' && (
        <p className="s-number">
          {t(areStores ? 'end.storesNumber' : 'end.number')} <strong>{reference}</strong>
        </p>
      )}
      {areStores && <AddedStores reference={reference} />}
    </ApplicantLayout>
  );
}
