import { useEffect } from 'react';
import { type ApplicantPage, applicantPath } from '#domain/pages/selfServicePages.ts';
import { heldSession } from '../../../providers/applicant/held.ts';
import { getTrack } from '../../../providers/applicant/tracking.ts';
import { Alert } from '../../../public/Alert.tsx';
import { navigate } from '../../../public/navigate.ts';
import { ApplicantLayout } from '../shell/ApplicantLayout.tsx';
import type { ApplicantPageProps } from '../shell/pageProps.ts';
import { goOnPath } from '../start/pathAfter.ts';
import { useFailureText } from '../texts/useShellText.ts';
import { BankPage } from './BankPage.tsx';
import { BranchesPage } from './BranchesPage.tsx';
import { BusinessPage } from './BusinessPage.tsx';
import { PapersPage } from './PapersPage.tsx';
import { StorePage } from './StorePage.tsx';
import { StoresPage } from './StoresPage.tsx';
import { TrackPage } from './TrackPage.tsx';
import { TrackedProvider } from './tracked.ts';
import './track.css';
import { useTrackText } from './texts/useTrackText.ts';
import { useAsk } from './useAsk.ts';

const PAGES = {
  track: TrackPage,
  trackBusiness: BusinessPage,
  trackBank: BankPage,
  trackStores: StoresPage,
  trackStore: StorePage,
  trackDocuments: PapersPage,
} as const satisfies Partial<Record<ApplicantPage, unknown>>;

const isOurs = (page: string): page is keyof typeof PAGES => Object.hasOwn(PAGES, page);

/** Where the number of an application leads that cannot be followed: one that is being written still is gone on with. */
const elsewhere = (reference: string): string => {
  const session = heldSession();
  const isOwnDraft = session?.referenceNumber === reference && !session.partnerId;
  return isOwnDraft ? goOnPath() : applicantPath('applicationEnd', { status: 'not-found' });
};

/** The pages that follow an application: it is read once for all of them, and another's is as unknown. */
export default function TrackPages({ page, params }: ApplicantPageProps) {
  const t = useTrackText();
  const words = useFailureText();
  const reference = params.refNumber ?? '';
  const { data, failure, reload } = useAsk(reference, () => getTrack(reference));
  const isUnknown = failure?.status === 404;
  useEffect(() => {
    if (isUnknown) navigate(elsewhere(reference), { replace: true });
  }, [isUnknown, reference]);
  const isRead = data !== null;
  useEffect(() => {
    // What stood here while it was read had the focus.
    if (isRead && document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus();
  }, [isRead]);
  if (!data || !isOurs(page))
    return (
      <ApplicantLayout title={failure ? t('track.title') : t('track.loading')} reference={reference}>
        {failure && !isUnknown && (
          <>
            <Alert tone="danger" focusOn={failure}>
              {words(failure)}
            </Alert>
            <button type="button" className="s-button" onClick={reload}>
              {t('track.retry')}
            </button>
          </>
        )}
      </ApplicantLayout>
    );
  const Page = page === 'track' && data.branches.length > 0 ? BranchesPage : PAGES[page];
  return (
    <TrackedProvider value={{ reference, track: data, reload }}>
      <Page key={location.pathname} merchantId={params.id ?? ''} />
    </TrackedProvider>
  );
}
