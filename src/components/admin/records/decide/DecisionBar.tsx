import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ApplicationSummary } from '#contract/shapes/applicationShapes.ts';
import { waitsFor } from '#domain/review/applicationReview.ts';
import { holdsBack } from '#domain/review/remarkState.ts';
import { useUser } from '../../../shell/useUser.ts';
import { DisabledReason } from '../../../ui/DisabledReason.tsx';
import { useKeptFocus } from '../../useKeptFocus.ts';
import { useRecordShell } from '../recordContext.ts';
import { DeedDialog } from './DeedDialog.tsx';
import { DeedMenu } from './DeedMenu.tsx';
import { type Deed, deedsOf, hindranceOf, isAlong, isDecision } from './deeds.ts';
import { IncompleteDialog } from './IncompleteDialog.tsx';
import { useNextReview } from './useNextReview.ts';
import { useDocumentTypes } from './useWords.ts';

const LEADING: readonly Deed[] = ['approve', 'risk-passed', 'resubmit'];

/** Why a deed cannot be done now, in words. */
const useReasonOf = (summary: ApplicationSummary) => {
  const translate = useTranslate();
  const { username } = useUser();
  const types = useDocumentTypes();
  const names = summary.missingDocuments
    .map((code) => types.find((type) => type.code === code)?.label ?? code)
    .join(', ');
  const openRemarks = summary.remarks.filter(({ state }) => holdsBack(state)).length;
  return (deed: Deed): string | undefined => {
    const hindrance = hindranceOf(deed, summary, username);
    return hindrance
      ? translate(`review.${hindrance}`, { name: summary.claimedBy ?? '', names, smart_count: openRemarks })
      : undefined;
  };
};

const NextButton = () => {
  const translate = useTranslate();
  const { mutate, isPending } = useNextReview();
  return (
    <Button variant="contained" loading={isPending} onClick={() => mutate()}>
      {translate('review.next')}
    </Button>
  );
};

interface Open {
  deed: Deed;
  /** The record as the dialog found it. */
  seen: ApplicationSummary;
}

const Bar = ({ summary }: { summary: ApplicationSummary }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const shell = useRecordShell();
  const reasonOf = useReasonOf(summary);
  const [open, setOpen] = useState<Open | null>(null);
  const [hasDecided, setDecided] = useState(false);
  const { beside, menu } = deedsOf(summary, shell.kind, shell);
  // Whoever may edit as well could hand an incomplete record in again: that is no reason to stay.
  const isNext = hasDecided && !beside.some(isDecision);
  useKeptFocus(open === null);
  const close = () => setOpen(null);
  const done = () => {
    if (!open) return;
    setDecided(isDecision(open.deed));
    notify(`review.did.${open.deed}`, { type: 'success', messageArgs: { name: open.seen.name } });
    close();
  };
  const choose = (deed: Deed) => setOpen({ deed, seen: summary });
  const isWaiting = waitsFor(summary.status, summary.workflowStatus) !== null;
  const waitsAlong =
    isWaiting && isAlong(shell.kind, summary) && shell.can('PM_SBO_REVIEW', 'PM_RISK_REVIEW');
  return (
    <>
      {waitsAlong && (
        <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'center' }}>
          {translate('review.withPartner')}
        </Typography>
      )}
      {isNext && <NextButton />}
      {beside.map((deed) => (
        <DisabledReason key={deed} reason={reasonOf(deed)}>
          <Button
            variant={LEADING.includes(deed) && !isNext ? 'contained' : 'outlined'}
            onClick={() => choose(deed)}
          >
            {translate(`review.act.${deed}`)}
          </Button>
        </DisabledReason>
      ))}
      <DeedMenu deeds={menu} reasonOf={reasonOf} onChoose={choose} />
      {open?.deed === 'incomplete' && <IncompleteDialog seen={open.seen} onClose={close} onDone={done} />}
      {open && open.deed !== 'incomplete' && (
        <DeedDialog key={open.deed} deed={open.deed} seen={open.seen} onClose={close} onDone={done} />
      )}
    </>
  );
};

/** What can be done with the record: decisions beside its name, the rest in a menu. */
export const DecisionBar = () => {
  const { summary } = useRecordShell();
  return summary && <Bar key={summary.id} summary={summary} />;
};
