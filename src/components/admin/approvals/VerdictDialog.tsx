import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ApprovalRequest } from '#contract/approvals.ts';
import { formatInstant } from '#domain/day.ts';
import { changeInWords } from '#domain/review/approvalWords.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { TextBox } from '../../ui/fields/TextBox.tsx';
import { useReason } from '../../ui/fields/useReason.ts';
import { ProblemAlert } from '../ProblemAlert.tsx';
import { problemOf } from '../problem.ts';
import { refetchAll } from '../records/recordKeys.ts';
import { useLanguage } from '../useLanguage.ts';
import { DiffList } from './DiffList.tsx';
import { ImportOutline } from './imports/ImportOutline.tsx';
import { ImportCounts } from './imports/importParts.ts';
import { useEffectWords } from './useEffectWords.ts';
import { useVerdict, type Verdict } from './useVerdict.ts';

interface Props {
  verdict: Verdict;
  request: ApprovalRequest;
  onClose: () => void;
}

const Consequence = ({ verdict, request }: Pick<Props, 'verdict' | 'request'>) => {
  const translate = useTranslate();
  const effect = useEffectWords(request.kind);
  const words = verdict === 'approve' ? effect : translate(`approvals.${verdict}Body`);
  return words && <Typography variant="body2">{words}</Typography>;
};

/** Says what became of which request, and what is next: for one that takes effect later, with date and time. */
const useDone = () => {
  const notify = useNotify();
  const language = useLanguage();
  return (decided: ApprovalRequest) => {
    const { kind, state, maker, dtimeEffective } = decided;
    const what = changeInWords({ ...decided, diff: [] })[language];
    const when = dtimeEffective ? formatInstant(new Date(dtimeEffective)) : '';
    const messageArgs = { what, when, maker };
    notify(`approvals.done.${state === 'APPLIED' ? kind : state}`, { type: 'success', messageArgs });
  };
};

/** Asks before a decision on a request, with what would change; a refusal takes a reason. */
export const VerdictDialog = ({ verdict, request, onClose }: Props) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const done = useDone();
  const language = useLanguage();
  const { mutate, isPending, error } = useVerdict(verdict, request);
  const { reason, tries, box } = useReason({ isNeeded: verdict === 'refuse' });
  const problem = error ? problemOf(error) : null;
  const close = () => {
    onClose();
    // It may have moved meanwhile: show it as it is.
    if (error) void refetchAll(client);
  };
  const confirm = () => {
    if (!tries()) return;
    const onSuccess = (decided: ApprovalRequest) => {
      done(decided);
      onClose();
    };
    mutate(reason, { onSuccess });
  };
  return (
    <ConfirmDialog
      open
      title={translate(`approvals.${verdict}Title`)}
      confirmLabel={translate(`approvals.${verdict}`)}
      destructive={verdict === 'refuse'}
      busy={isPending}
      isFilled={reason !== ''}
      onConfirm={confirm}
      onCancel={close}
    >
      <Stack spacing={2}>
        <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {changeInWords(request)[language]}
        </Typography>
        <Consequence verdict={verdict} request={request} />
        {request.import ? (
          <Suspense fallback={<ImportOutline />}>
            <ImportCounts request={request} />
          </Suspense>
        ) : (
          <DiffList request={request} />
        )}
        {verdict === 'refuse' && (
          <TextBox
            label={translate('approvals.reason')}
            required
            {...box(translate('approvals.reasonNeeded'), problem?.fields.reason)}
            maxLength={1000}
          />
        )}
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};
