import { useRef, useState } from 'react';
import { formatInstant } from '#domain/day.ts';
import { type OpenDraft, readOwnDraft } from '../../../providers/applicant/beginning.ts';
import { Alert } from '../../../public/Alert.tsx';
import { useSubmit } from '../../../public/useSubmit.ts';
import { useFailureText, useShellText } from '../texts/useShellText.ts';
import { DropDialog, type Loss } from './DropDialog.tsx';

const lossOf = async (referenceNumber: string): Promise<Loss> => {
  const { businessName, parts, uploads } = await readOwnDraft(referenceNumber);
  return {
    referenceNumber,
    name: businessName,
    stores: parts.filter(({ part }) => part.startsWith('branch-')).length,
    files: uploads.filter(({ isWhole }) => isWhole).length,
  };
};

interface DraftProps {
  draft: OpenDraft;
  isBusy: boolean;
  onOpen: () => void;
  onDrop: () => void;
}

function Draft({ draft, isBusy, onOpen, onDrop }: DraftProps) {
  const t = useShellText();
  const { referenceNumber, businessName, branchOnly, dtimeUpdated } = draft;
  const name = branchOnly && businessName ? t('begin.stores', { name: businessName }) : businessName;
  return (
    <li>
      <button type="button" className="s-choice" aria-disabled={isBusy || undefined} onClick={onOpen}>
        <strong>{name ?? referenceNumber}</strong>
        <span>
          {businessName && `${referenceNumber} · `}
          {t('begin.saved', { time: formatInstant(new Date(dtimeUpdated)) })}
        </span>
      </button>
      <button
        type="button"
        className="s-plain-button s-danger"
        aria-disabled={isBusy || undefined}
        onClick={onDrop}
      >
        {t('drop.one', { number: referenceNumber })}
      </button>
    </li>
  );
}

interface Props {
  drafts: readonly OpenDraft[];
  isBusy: boolean;
  onOpen: (referenceNumber: string) => void;
  onCancelled: (referenceNumber: string) => void;
}

/** The applications of a number that were not sent: each is gone on with, or cancelled. */
export function OwnDrafts({ drafts, isBusy, onOpen, onCancelled }: Props) {
  const words = useFailureText();
  const [loss, setLoss] = useState<Loss | null>(null);
  const wanted = useRef('');
  const look = useSubmit(async () => setLoss(await lossOf(wanted.current)));
  const drop = (referenceNumber: string): void => {
    wanted.current = referenceNumber;
    look.submit();
  };
  return (
    <>
      {look.failure && (
        <Alert tone="danger" focusOn={look.failure}>
          {words(look.failure)}
        </Alert>
      )}
      <ul className="s-choices s-drafts">
        {drafts.map((draft) => (
          <Draft
            key={draft.referenceNumber}
            draft={draft}
            isBusy={isBusy || look.isBusy}
            onOpen={() => onOpen(draft.referenceNumber)}
            onDrop={() => drop(draft.referenceNumber)}
          />
        ))}
      </ul>
      {loss && (
        <DropDialog
          loss={loss}
          onCancelled={() => onCancelled(loss.referenceNumber)}
          onKeep={() => setLoss(null)}
        />
      )}
    </>
  );
}
