import { useEffect, useRef, useState } from 'react';
import { formatInstant } from '#domain/day.ts';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { beginDraft, type OpenDraft, openDraft, openDrafts } from '../../../providers/applicant/beginning.ts';
import { randomId } from '../../../providers/http/randomId.ts';
import { Alert } from '../../../public/Alert.tsx';
import { navigate } from '../../../public/navigate.ts';
import { useSubmit } from '../../../public/useSubmit.ts';
import { ApplicantLayout } from '../shell/ApplicantLayout.tsx';
import { useFailureText, useShellText } from '../texts/useShellText.ts';

const goOn = (): void => navigate(applicantPath('selfServiceBusiness'), { replace: true });

function Draft({ draft, isBusy, onOpen }: { draft: OpenDraft; isBusy: boolean; onOpen: () => void }) {
  const t = useShellText();
  const { referenceNumber, businessName, dtimeUpdated } = draft;
  return (
    <li>
      <button type="button" className="s-choice" aria-disabled={isBusy || undefined} onClick={onOpen}>
        <strong>{businessName ?? referenceNumber}</strong>
        <span>
          {businessName && `${referenceNumber} · `}
          {t('begin.saved', { time: formatInstant(new Date(dtimeUpdated)) })}
        </span>
      </button>
    </li>
  );
}

/** After the number is proved: the application gets its own number at once, unless one is open that may be gone on with. */
export function Begin() {
  const t = useShellText();
  const words = useFailureText();
  const [key] = useState(randomId);
  const [drafts, setDrafts] = useState<readonly OpenDraft[] | null>(null);
  const begin = useSubmit(async () => {
    await beginDraft(key);
    goOn();
  });
  const look = useSubmit(async () => {
    const found = await openDrafts();
    setDrafts(found);
    if (found.length === 0) begin.submit();
  });
  const chosen = useRef('');
  const open = useSubmit(async () => {
    await openDraft(chosen.current);
    goOn();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the number has been proved
  useEffect(() => look.submit(), []);
  const failure = look.failure ?? begin.failure ?? open.failure;
  const isBusy = look.isBusy || begin.isBusy || open.isBusy;
  const choose = (reference: string): void => {
    chosen.current = reference;
    open.submit();
  };
  return (
    <ApplicantLayout title={t(drafts?.length ? 'begin.title' : 'begin.waiting')}>
      {failure && (
        <>
          <Alert tone="danger" focusOn={failure}>
            {words(failure)}
          </Alert>
          <button type="button" className="s-button" onClick={() => (drafts ? begin : look).submit()}>
            {t('begin.retry')}
          </button>
        </>
      )}
      {drafts && drafts.length > 0 && (
        <>
          <ul className="s-choices">
            {drafts.map((draft) => (
              <Draft
                key={draft.referenceNumber}
                draft={draft}
                isBusy={isBusy}
                onOpen={() => choose(draft.referenceNumber)}
              />
            ))}
          </ul>
          <button
            type="button"
            className="s-button s-button-quiet"
            aria-disabled={isBusy || undefined}
            onClick={() => begin.submit()}
          >
            {t('begin.new')}
          </button>
        </>
      )}
    </ApplicantLayout>
  );
}
