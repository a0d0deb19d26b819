import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { VIEW_MINUTES } from '#domain/access/view/viewAs.ts';
import { viewFields } from '#domain/fields/view.ts';
import { hasUnsaved } from '../../../providers/session/unsaved.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { TextBox } from '../../ui/fields/TextBox.tsx';
import { ProblemAlert } from '../ProblemAlert.tsx';
import { problemOf } from '../problem.ts';
import { useLanguage } from '../useLanguage.ts';
import { type Subject, useBeginView } from './useBeginView.ts';

const { min, max, label } = viewFields.reason;

/** Says what a view shows and what is kept of it, and asks for its reason. */
export const ViewAsDialog = ({ onClose, ...subject }: Subject & { onClose: () => void }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { mutate, isPending, error } = useBeginView(subject);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const problem = error ? problemOf(error) : null;
  const isMissing = reason.trim().length < min;
  const confirm = () => {
    setTried(true);
    if (!isMissing) mutate(reason.trim());
  };
  return (
    <ConfirmDialog
      open
      title={translate('shell.view.title', { name: subject.name })}
      confirmLabel={translate('shell.view.begin')}
      busy={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2">
          {translate(`shell.view.effect.${subject.kind}`, { minutes: VIEW_MINUTES })}
        </Typography>
        <Typography variant="body2">{translate('shell.view.recorded')}</Typography>
        {hasUnsaved() && <Alert severity="warning">{translate('shell.view.unsaved')}</Alert>}
        <TextBox
          label={label[language]}
          help={translate('shell.view.reasonHelp')}
          required
          rows={2}
          maxLength={max}
          error={
            isTried && isMissing ? translate('shell.view.reasonNeeded', { min }) : problem?.fields.reason
          }
          value={reason}
          onChange={setReason}
        />
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};
