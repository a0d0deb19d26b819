import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ApplicationSummary } from '#contract/shapes/applicationShapes.ts';
import { failedCheck } from '#domain/review/failedCheck.ts';
import { holdsBack } from '#domain/review/remarkState.ts';
import { waitsFor } from '#domain/review/workflowActions.ts';
import { useUser } from '../../../shell/useUser.ts';
import { DisabledReason } from '../../../ui/DisabledReason.tsx';
import { useFocusInPage } from '../../useFocusInPage.ts';
import { OutOfView } from '../../viewing/OutOfView.tsx';
import { useReadOnly } from '../../viewing/useReadOnly.ts';
import { useRecordShell } from '../recordContext.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { ActionMenu } from './ActionMenu.tsx';
import { IncompleteDialog } from './IncompleteDialog.tsx';
import { actionsOf, hindranceOf, isAlong, isDecision, type RecordAction } from './recordActions.ts';
import { useNextReview } from './useNextReview.ts';
import { useDocumentTypes } from './useWords.ts';

const LEADING: readonly RecordAction[] = ['approve', 'risk-passed', 'resubmit', 'A'];

/** Why an action cannot be done now, in words. */
const useReasonOf = (summary: ApplicationSummary) => {
  const translate = useTranslate();
  const { username } = useUser();
  const types = useDocumentTypes();
  const names = summary.missingDocuments
    .map((code) => types.find((type) => type.code === code)?.label ?? code)
    .join(', ');
  const openRemarks = summary.remarks.filter(({ state }) => holdsBack(state)).length;
  const readOnly = useReadOnly();
  return (action: RecordAction): string | undefined => {
    if (readOnly) return readOnly;
    const hindrance = hindranceOf(action, summary, username);
    return hindrance
      ? translate(`review.${hindrance}`, { name: summary.claimedBy ?? '', names, smart_count: openRemarks })
      : undefined;
  };
};

/** The actions that stand in the bar, and those that are in its menu because there is room for one only. */
const useShown = (actions: readonly RecordAction[], isNext: boolean) => {
  const isTight = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  if (!isTight) return { shown: actions, rest: [] };
  const first = isNext ? undefined : (actions.find((action) => LEADING.includes(action)) ?? actions[0]);
  return {
    shown: actions.filter((action) => action === first),
    rest: actions.filter((action) => action !== first),
  };
};

const NextButton = () => {
  const translate = useTranslate();
  const { mutate, isPending } = useNextReview();
  return (
    <OutOfView>
      <Button variant="contained" loading={isPending} onClick={() => mutate()}>
        {translate('review.next')}
      </Button>
    </OutOfView>
  );
};

interface Open {
  action: RecordAction;
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
  const { beside, menu } = actionsOf(summary, shell.kind, shell);
  // Whoever may edit as well could hand an incomplete record in again: that is no reason to stay.
  const isNext = hasDecided && !beside.some(isDecision);
  const { shown, rest } = useShown(beside, isNext);
  useFocusInPage(open === null);
  const close = () => setOpen(null);
  const done = () => {
    if (!open) return;
    setDecided(isDecision(open.action));
    notify(`review.did.${open.action}`, { type: 'success', messageArgs: { name: open.seen.name } });
    close();
  };
  const choose = (action: RecordAction) => setOpen({ action, seen: summary });
  // What risk let fail is approved too, but not as what comes next.
  const leads = (action: RecordAction) =>
    LEADING.includes(action) && !isNext && !(action === 'approve' && failedCheck(summary));
  const isWaiting = waitsFor(summary.status, summary.workflowStatus) !== null;
  const waitsAlong =
    isWaiting && isAlong(shell.kind, summary) && shell.can('PM_SBO_REVIEW', 'PM_RISK_REVIEW');
  return (
    <>
      {waitsAlong && (
        <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'center', maxWidth: 168 }}>
          {translate('review.withPartner')}
        </Typography>
      )}
      {isNext && <NextButton />}
      {shown.map((action) => (
        <DisabledReason key={action} reason={reasonOf(action)}>
          <Button variant={leads(action) ? 'contained' : 'outlined'} onClick={() => choose(action)}>
            {translate(`review.act.${action}`)}
          </Button>
        </DisabledReason>
      ))}
      <ActionMenu actions={[...rest, ...menu]} reasonOf={reasonOf} onChoose={choose} />
      {open?.action === 'incomplete' && <IncompleteDialog seen={open.seen} onClose={close} onDone={done} />}
      {open && open.action !== 'incomplete' && (
        <ActionDialog key={open.action} action={open.action} seen={open.seen} onClose={close} onDone={done} />
      )}
    </>
  );
};

/** What can be done with the record: decisions beside its name, the rest in a menu. */
export const DecisionBar = () => {
  const { summary } = useRecordShell();
  return summary && <Bar key={summary.id} summary={summary} />;
};
