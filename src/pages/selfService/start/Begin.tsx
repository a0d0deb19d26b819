import { useEffect, useRef, useState } from 'react';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { beginDraft, type OpenDraft, openDraft, openDrafts } from '../../../providers/applicant/beginning.ts';
import { heldSession } from '../../../providers/applicant/held.ts';
import { randomId } from '../../../providers/http/randomId.ts';
import { Alert } from '../../../public/Alert.tsx';
import { navigate } from '../../../public/navigate.ts';
import { PageLink } from '../../../public/PageLink.tsx';
import { useSubmit } from '../../../public/useSubmit.ts';
import { ApplicantLayout } from '../shell/ApplicantLayout.tsx';
import { useFailureText, useShellText } from '../texts/useShellText.ts';
import { OwnDrafts } from './OwnDrafts.tsx';
import { goOnPath } from './pathAfter.ts';

const goOn = (): void => navigate(goOnPath(), { replace: true });

interface Props {
  /** The number of the one that was cancelled just now: the next is begun by a press alone. */
  cancelled: string | null;
  onCancelled: (referenceNumber: string) => void;
}

const useBeginning = (cancelled: string | null) => {
  const [key] = useState(randomId);
  const [drafts, setDrafts] = useState<readonly OpenDraft[] | null>(null);
  const begin = useSubmit(async () => {
    await beginDraft(key);
    goOn();
  });
  const look = useSubmit(async () => {
    const found = await openDrafts();
    setDrafts(found);
    if (found.length === 0 && !cancelled) begin.submit();
  });
  const chosen = useRef('');
  const open = useSubmit(async () => {
    await openDraft(chosen.current);
    goOn();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the number has been proved
  useEffect(() => look.submit(), []);
  return {
    drafts,
    failure: look.failure ?? begin.failure ?? open.failure,
    isBusy: look.isBusy || begin.isBusy || open.isBusy,
    begin: () => begin.submit(),
    retry: () => (drafts ? begin : look).submit(),
    choose: (reference: string): void => {
      chosen.current = reference;
      open.submit();
    },
  };
};

function Beginning({ cancelled, onCancelled }: Props) {
  const t = useShellText();
  const words = useFailureText();
  const { drafts, failure, isBusy, begin, retry, choose } = useBeginning(cancelled);
  const hasDrafts = drafts !== null && drafts.length > 0;
  // What is open still was not cancelled, whatever the address says.
  const isGone = drafts && !drafts.some(({ referenceNumber }) => referenceNumber === cancelled);
  return (
    <ApplicantLayout
      title={t(hasDrafts ? 'begin.title' : drafts && cancelled ? 'begin.anew' : 'begin.waiting')}
      reference={null}
    >
      {cancelled && isGone && (
        <Alert tone="success" focusOn={cancelled}>
          {t('begin.cancelled', { number: cancelled })}
        </Alert>
      )}
      {failure && (
        <>
          <Alert tone="danger" focusOn={failure}>
            {words(failure)}
          </Alert>
          <button type="button" className="s-button" onClick={retry}>
            {t('begin.retry')}
          </button>
        </>
      )}
      {hasDrafts && <OwnDrafts drafts={drafts} isBusy={isBusy} onOpen={choose} onCancelled={onCancelled} />}
      {(hasDrafts || (drafts && cancelled)) && (
        <button
          type="button"
          className={hasDrafts ? 's-button s-button-quiet' : 's-button'}
          aria-disabled={isBusy || undefined}
          onClick={begin}
        >
          {t('begin.new')}
        </button>
      )}
      {drafts && cancelled && (
        <div className="s-after">
          <PageLink to={applicantPath('applyStores')} className="s-link s-back">
            {t('start.stores')}
          </PageLink>
        </div>
      )}
    </ApplicantLayout>
  );
}

/**
 * After the number is proved: the application gets its own number at once, unless one is open that may be gone on with, or was cancelled
 * just now, here or on another device.
 */
export function Begin({ cancelled: first = null }: { cancelled?: string | null }) {
  const [cancelled, setCancelled] = useState(() => first ?? heldSession()?.cancelled ?? null);
  // What was refused before, at the most that may be open say, no longer holds.
  return <Beginning key={cancelled} cancelled={cancelled} onCancelled={setCancelled} />;
}
