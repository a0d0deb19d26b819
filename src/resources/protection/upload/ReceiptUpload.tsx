import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import type { ProtectionReceipt } from '#contract/finance/protection.ts';
import { formatDate, manilaDate } from '#domain/day.ts';
import { protectionFields } from '#domain/fields/settlement/protection.ts';
import { Answered } from '../../../components/admin/Answered.tsx';
import { ChosenPaper } from '../../../components/admin/form/ChosenPaper.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { useFileUploads } from '../../../components/admin/useFileUploads.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { WHOLE_RECORD } from '../../../components/admin/wholeRecord.ts';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { Dropzone } from '../../../components/ui/upload/Dropzone.tsx';
import { UploadList } from '../../../components/ui/upload/UploadList.tsx';
import type { UploadedReceipt } from '../../../providers/verbs/finance/protectionVerbs.ts';
import { FiguresPanel } from '../FiguresPanel.tsx';

interface Props {
  receipt: ProtectionReceipt;
  onDone: (done: UploadedReceipt) => void;
}

const { min, max } = protectionFields.reason;

/** Sends a paper; where somebody else was faster, the receipt is read anew, and the form says what is there by now. */
const useSend = ({ receipt, onDone }: Props) => {
  const client = useQueryClient();
  const provider = useSukiDataProvider();
  const uploads = useFileUploads('receipt');
  const refresh = () => client.invalidateQueries({ queryKey: ['protection-receipts'] });
  const send = (paper: File, reason: string) =>
    uploads.add([paper], async (file, options) => {
      try {
        const done = await provider.uploadProtectionReceipt(receipt, { file, reason }, options);
        void refresh();
        onDone(done);
      } catch (error) {
        if (problemOf(error).status === 409) void refresh();
        throw error;
      }
    });
  return { ...uploads, send };
};

const Replaces = ({ receipt: { uploads } }: { receipt: ProtectionReceipt }) => {
  const translate = useTranslate();
  const [paper] = uploads;
  if (!paper) return null;
  return (
    <Alert severity="info">
      {translate('protection.upload.replaces', {
        file: paper.name,
        name: paper.uploadedBy,
        day: formatDate(manilaDate(new Date(paper.dtimeUploaded))),
      })}
    </Alert>
  );
};

const Form = (props: Props) => {
  const translate = useTranslate();
  const { receipt } = props;
  const { uploads, send, retry, dismiss, isBusy } = useSend(props);
  const [paper, setPaper] = useState<File | null>(null);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isReplacing = receipt.uploadCount > 0;
  const isShort = isReplacing && reason.trim().length < min;
  const submit = () => {
    setAsked(true);
    if (!paper || isShort || isBusy) return;
    for (const { id } of uploads) dismiss(id);
    send(paper, isReplacing ? reason.trim() : '');
  };
  return (
    <Panel title={translate('protection.upload.paper')}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {isReplacing && <Replaces receipt={receipt} />}
        <Dropzone
          kind="receipt"
          label={translate('protection.upload.paper')}
          disabled={isBusy}
          onFiles={([first]) => setPaper(first ?? null)}
        />
        {isAsked && !paper && (
          <Typography role="alert" variant="body2" color="error">
            {translate('protection.upload.choose')}
          </Typography>
        )}
        {paper && (
          <ChosenPaper paper={paper} label={translate('protection.upload.chosen', { name: paper.name })} />
        )}
        {isReplacing && (
          <TextBox
            label={translate('protection.field.reason')}
            value={reason}
            required
            maxLength={max}
            error={isAsked && isShort ? translate('protection.upload.reasonNeeded', { min }) : undefined}
            onChange={setReason}
          />
        )}
        <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
        <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
          <OutOfView>
            <Button type="submit" variant="contained" loading={isBusy}>
              {translate(isReplacing ? 'protection.upload.replaceNow' : 'protection.upload.now')}
            </Button>
          </OutOfView>
        </Stack>
      </Stack>
    </Panel>
  );
};

/** The receipt that is chosen, what it is of, and its paper to send. */
export const ReceiptUpload = ({ id, onDone }: { id: string; onDone: Props['onDone'] }) => {
  const query = useGetOne<ProtectionReceipt>(
    'protection-receipts',
    { id, meta: WHOLE_RECORD },
    { retry: false },
  );
  return (
    <Answered query={query}>
      {(receipt) => (
        <>
          <FiguresPanel receipt={receipt} />
          <Form receipt={receipt} onDone={onDone} />
        </>
      )}
    </Answered>
  );
};
