import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Decided } from '#contract/people/userRequests.ts';
import { userRequestFields } from '#domain/fields/userRequest.ts';
import { MOST_DECIDED } from '#domain/people/userRequests.ts';
import { ProblemAlert } from '../../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';
import { useReason } from '../../../components/ui/fields/useReason.ts';
import { countText } from '../../../components/ui/numberTexts.ts';
import { useDecide, type Verdict } from './useDecide.ts';

const { min, max } = userRequestFields.decisionReason;

interface Props {
  verdict: Verdict;
  ids: readonly string[];
  onClose: () => void;
  onDone: (results: readonly Decided[]) => void;
}

/** Asks before requests are decided on: what happens then, and why where they are rejected. */
export const DecideDialog = ({ verdict, ids, onClose, onDone }: Props) => {
  const translate = useTranslate();
  const { mutate, isPending, error } = useDecide(verdict, ids);
  const isRejection = verdict === 'reject';
  const { reason, tries, box } = useReason({ min, isNeeded: isRejection });
  const problem = error ? problemOf(error) : null;
  const isTooMany = ids.length > MOST_DECIDED;
  const confirm = () => {
    if (tries()) mutate(reason, { onSuccess: onDone });
  };
  return (
    <ConfirmDialog
      open
      title={translate(`users.request.${verdict}Title`, { smart_count: ids.length })}
      confirmLabel={translate(`users.request.${verdict}`)}
      destructive={isRejection}
      busy={isPending}
      isFilled={reason !== ''}
      disabled={isTooMany}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2">{translate(`users.request.${verdict}Effect`)}</Typography>
        {isTooMany && (
          <Alert severity="warning">
            {translate('users.request.tooMany', { most: countText(MOST_DECIDED) })}
          </Alert>
        )}
        {isRejection && (
          <TextBox
            label={translate('users.requestField.decisionReason')}
            help={translate('users.request.reasonHelp')}
            required
            rows={2}
            maxLength={max}
            {...box(translate('users.reasonNeeded'), problem?.fields.reason)}
          />
        )}
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};
