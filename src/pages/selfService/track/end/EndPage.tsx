import { useEffect, useState } from 'react';
import { dueOf, type Ending, type Stage, stageOf } from '#domain/applicants/stage.ts';
import { awaitedText } from '#domain/awaitedText.ts';
import { type ApplicationEnd, applicantPath } from '#domain/pages/selfServicePages.ts';
import { heldSession } from '../../../../providers/applicant/held.ts';
import { getTrack } from '../../../../providers/applicant/tracking.ts';
import { navigate } from '../../../../public/navigate.ts';
import { PageLink } from '../../../../public/PageLink.tsx';
import { Splash } from '../../../../public/Splash.tsx';
import { ApplicantLayout } from '../../shell/ApplicantLayout.tsx';
import type { ApplicantPageProps } from '../../shell/pageProps.ts';
import { goOnPath } from '../../start/pathAfter.ts';
import { STORES_SENT } from '../../stores/storesSent.ts';
import { useTrackText } from '../texts/useTrackText.ts';
import { useAsk } from '../useAsk.ts';
import { useLanguage } from '../useLanguage.ts';
import '../track.css';

const KEYS = {
  submitted: 'submitted',
  completed: 'completed',
  cancelled: 'cancelled',
  'not-found': 'notFound',
} as const satisfies Record<ApplicationEnd, string>;

const isEnd = (status: string | undefined): status is ApplicationEnd =>
  status !== undefined && Object.hasOwn(KEYS, status);

/** So many stores are named; all of them stand where they are followed. */
const MOST_NAMED = 10;

/** What the sent page says of stores that were added to a partner: which, under their one number. */
function AddedStores({ reference }: { reference: string }) {
  const t = useTrackText();
  const { data } = useAsk(reference, () => getTrack(reference));
  if (!data) return null;
  const more = data.branches.length - MOST_NAMED;
  return (
    <section aria-labelledby="added">
      <h2 id="added">{t('end.storesTitle')}</h2>
      <ul className="s-rows">
        {data.branches.slice(0, MOST_NAMED).map(({ id, merchantName, city, province }) => (
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
      {more > 0 && <p className="s-hint">{t('end.storesMore', { count: more })}</p>}
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

/** Where an application stands of which an address says so. */
const STANDS: Readonly<Partial<Record<ApplicationEnd, readonly (Stage | Ending)[]>>> = {
  completed: ['approved', 'active'],
  cancelled: ['cancelled'],
};

/**
 * Where an address leads that says of the tab's application what is not so: it was typed, or is one of before. Null: it is so; undefined:
 * nobody knows yet. That something was sent the session knows by itself; it shows right after sending, on any line.
 */
const useElsewhere = (status: ApplicationEnd): string | null | undefined => {
  const { referenceNumber = null, partnerId = null } = heldSession() ?? {};
  const stands = partnerId && referenceNumber ? STANDS[status] : undefined;
  const { data, failure } = useAsk(`${referenceNumber} ${status}`, async () =>
    stands && referenceNumber ? await getTrack(referenceNumber) : null,
  );
  if (status === 'not-found' || !referenceNumber) return null;
  if (!partnerId) return goOnPath();
  if (!stands || failure) return null;
  if (!data) return undefined;
  const isSo = stands.includes(stageOf(data.status, data.workflowStatus));
  return isSo ? null : applicantPath('track', { refNumber: referenceNumber });
};

/** What became of an application, and what comes next. */
export default function EndPage({ params }: ApplicantPageProps) {
  const status = isEnd(params.status) ? params.status : 'not-found';
  const elsewhere = useElsewhere(status);
  useEffect(() => {
    if (elsewhere) navigate(elsewhere, { replace: true });
  }, [elsewhere]);
  return elsewhere === null ? <End status={status} /> : <Splash />;
}

function End({ status }: { status: ApplicationEnd }) {
  const t = useTrackText();
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const reference = status === 'not-found' ? null : (heldSession()?.referenceNumber ?? null);
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), []);
  const areStores = reference !== null && isOfStores(status);
  const name = areStores ? 'stores' : KEYS[status];
  const lead = t(`end.${name}Lead`, {
    date: awaitedText(dueOf('review', now) ?? now, language, { withHour: true }),
  });
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
