import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { placeProblem, type ViewPlace } from '#domain/access/view/roleReach.ts';
import { VIEW_MINUTES } from '#domain/access/view/viewAs.ts';
import { viewFields } from '#domain/fields/view.ts';
import type { Sentence } from '#domain/sentence.ts';
import { hasUnsaved } from '../../../providers/session/unsaved.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { TextBox } from '../../ui/fields/TextBox.tsx';
import { ProblemAlert } from '../ProblemAlert.tsx';
import { problemOf } from '../problem.ts';
import { useLanguage } from '../useLanguage.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { type Begun, type Subject, useBeginView } from './useBeginView.ts';

const { min, max, label } = viewFields.reason;

/** What is wrong with what was chosen and typed, by field, once one has tried to begin. */
const useErrors = (reaches: Subject['reaches'], { reason, ...place }: Begun, isTried: boolean) => {
  const translate = useTranslate();
  const language = useLanguage();
  const missing = reaches ? placeProblem({ isExternal: true, reaches }, place) : null;
  const isMissing = reason.trim().length < min;
  const words = (sentence: Sentence | undefined) => (isTried ? sentence?.[language] : undefined);
  return {
    isWhole: !isMissing && missing === null,
    reason: isTried && isMissing ? translate('shell.view.reasonNeeded', { min }) : undefined,
    partnerId: words(missing?.partnerId),
    merchantId: words(missing?.merchantId),
  };
};

/** Says what a view shows and what is kept of it, and asks for its reason, and whose rows a role of partners is to show. */
export const ViewAsDialog = ({ onClose, reaches, ...subject }: Subject & { onClose: () => void }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { mutate, isPending, error } = useBeginView(subject);
  const [place, setPlace] = useState<ViewPlace>({});
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const problem = error ? problemOf(error) : null;
  const { isWhole, ...errors } = useErrors(reaches, { ...place, reason }, isTried);
  const confirm = () => {
    setTried(true);
    if (isWhole) mutate({ ...place, reason: reason.trim() });
  };
  const effect = reaches ? 'outside' : subject.kind;
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
          {translate(`shell.view.effect.${effect}`, { minutes: VIEW_MINUTES })}
        </Typography>
        <Typography variant="body2">{translate('shell.view.recorded')}</Typography>
        {reaches && (
          <PlaceFields
            reaches={reaches}
            value={place}
            onChange={setPlace}
            errors={{
              partnerId: errors.partnerId ?? problem?.fields.partnerId,
              merchantId: errors.merchantId ?? problem?.fields.merchantId,
            }}
          />
        )}
        {hasUnsaved() && <Alert severity="warning">{translate('shell.view.unsaved')}</Alert>}
        <TextBox
          label={label[language]}
          help={translate('shell.view.reasonHelp')}
          required
          rows={2}
          maxLength={max}
          error={errors.reason ?? problem?.fields.reason}
          value={reason}
          onChange={setReason}
        />
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};
