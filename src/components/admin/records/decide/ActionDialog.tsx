import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ApplicationSummary } from '#contract/shapes/applicationShapes.ts';
import { failedCheck } from '#domain/review/failedCheck.ts';
import { NEUTRAL, type ToldMove, toldMoveOf } from '#domain/review/told.ts';
import { needsReason } from '#domain/review/workflowActions.ts';
import { isNotWanted } from '../../../../providers/http/notWanted.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { TextBox } from '../../../ui/fields/TextBox.tsx';
import { useReason } from '../../../ui/fields/useReason.ts';
import { RequestId } from '../../../ui/states/FailedState.tsx';
import { type Problem, problemOf } from '../../problem.ts';
import { useLanguage } from '../../useLanguage.ts';
import { useRecordShell } from '../recordContext.ts';
import { FailedCheckAlert } from './FailedCheckAlert.tsx';
import { RecordMovedDialog } from './RecordMovedDialog.tsx';
import { isDecision, isFinal, isStatusMove, type RecordAction } from './recordActions.ts';
import { useRecordAction } from './useRecordAction.ts';

/** What the server refused, with the id of the request. */
export const Refused = ({ problem }: { problem: Problem }) => {
  const translate = useTranslate();
  return (
    <Alert severity="error">
      {problem.message ?? translate('common.failed')}
      {problem.requestId && <RequestId id={problem.requestId} />}
    </Alert>
  );
};

const Effect = ({ action, summary }: { action: RecordAction; summary: ApplicationSummary }) => {
  const translate = useTranslate();
  const { kind } = useRecordShell();
  const goAlong = kind === 'partner' && summary.counts.merchants > 0;
  return (
    <Typography variant="body2">
      {translate(`review.effect.${action}`)} {goAlong && translate(`review.stores.${action}`)}
    </Typography>
  );
};

interface ToldProps {
  move: ToldMove;
  error: string | undefined;
  value: string;
  onChange: (told: string) => void;
}

/** What the people of the record are told of what stops it: words of their own, apart from the reason. */
const Told = ({ move, ...box }: ToldProps) => {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <TextBox
      label={translate('review.told')}
      optional
      help={translate('review.toldHelp', { plain: NEUTRAL[move][language] })}
      rows={3}
      maxLength={1000}
      {...box}
    />
  );
};

interface Props {
  action: RecordAction;
  /** The record as it was when the dialog opened: the action is bound to it. */
  seen: ApplicationSummary;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before an action: what happens, to the stores too, and why where a reason is needed. */
export const ActionDialog = ({ action, seen, onClose, onDone }: Props) => {
  const translate = useTranslate();
  const { kind } = useRecordShell();
  const { mutate, isPending, error } = useRecordAction(action, seen);
  const isNeeded = isDecision(action) && needsReason(action, seen.workflowStatus);
  const { reason, tries, box } = useReason({ isNeeded });
  const [told, setTold] = useState('');
  const [code, setCode] = useState('');
  const failed = action === 'approve' ? failedCheck(seen) : null;
  const toldMove = isStatusMove(action) ? toldMoveOf(action) : null;
  const problem = error && !isNotWanted(error) ? problemOf(error) : null;
  if (problem?.status === 409) return <RecordMovedDialog seen={seen} problem={problem} onClose={onClose} />;
  const confirm = () => {
    if (tries()) mutate({ reason, code, told }, { onSuccess: onDone });
  };
  return (
    <ConfirmDialog
      open
      title={translate(`review.title.${action}`, { name: seen.name })}
      confirmLabel={translate(`review.act.${action}`)}
      destructive={isFinal(action)}
      busy={isPending}
      isFilled={[reason, told, code].some((text) => text.trim())}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        {failed && <FailedCheckAlert check={failed}>{translate('review.despiteRisk')}</FailedCheckAlert>}
        <Effect action={action} summary={seen} />
        {action === 'A' && !seen.hsisCode && (
          <TextBox
            label={translate(kind === 'partner' ? 'records.hsisCode' : 'records.salesroomCode')}
            help={translate('review.codeHelp')}
            error={problem?.fields.code}
            value={code}
            onChange={setCode}
            maxLength={40}
          />
        )}
        {action !== 'resubmit' && action !== 'take-back' && (
          <TextBox
            label={translate(toldMove || failed ? 'review.staffReason' : 'review.reason')}
            required={isNeeded}
            optional={!isNeeded}
            {...box(translate('review.reasonNeeded'), problem?.fields.reason)}
            rows={3}
            maxLength={2000}
          />
        )}
        {toldMove && <Told move={toldMove} error={problem?.fields.told} value={told} onChange={setTold} />}
        {problem && <Refused problem={problem} />}
      </Stack>
    </ConfirmDialog>
  );
};
