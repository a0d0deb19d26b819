import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OwedCertificate, OwedPaper } from '#contract/finance/owedCertificates.ts';
import { formatDate } from '#domain/day.ts';
import { owedPaperFields as fields } from '#domain/fields/settlement/owedCertificate.ts';
import { formatPeso, parseMoney } from '#domain/money.ts';
import { ChosenPaper } from '../../../components/admin/form/ChosenPaper.tsx';
import { problemOf } from '../../../components/admin/problem.ts';
import { useFileUploads } from '../../../components/admin/useFileUploads.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { DateBox } from '../../../components/ui/fields/DateBox.tsx';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { Dropzone } from '../../../components/ui/upload/Dropzone.tsx';
import { UploadList } from '../../../components/ui/upload/UploadList.tsx';
import type { RecordedPaper, ToldPaper } from '../../../providers/verbs/finance/owedVerbs.ts';
import { usePaperForm } from './paperForm.ts';

interface Props {
  owed: OwedCertificate;
  /** The paper whose place it takes; null: it counts beside the others. */
  former: OwedPaper | null;
  onDone: (done: RecordedPaper) => void;
  onCancel: () => void;
}

const say = 'certificates.owed.record';

/** Sends a paper; what the server says of a field stands beside it, and where somebody else was faster the page is read anew. */
const useSend = ({ owed, onDone }: Props) => {
  const client = useQueryClient();
  const provider = useSukiDataProvider();
  const uploads = useFileUploads('receipt');
  const [told, setTold] = useState<Readonly<Record<string, string>>>({});
  const refresh = () => client.invalidateQueries({ queryKey: ['owed-certificates'] });
  const send = (file: File, paper: ToldPaper) => {
    setTold({});
    for (const { id } of uploads.uploads) uploads.dismiss(id);
    uploads.add([file], async (sent, options) => {
      try {
        const done = await provider.recordOwedPaper(owed, { ...paper, file: sent }, options);
        void refresh();
        onDone(done);
      } catch (error) {
        const { status, fields: by } = problemOf(error);
        setTold(by);
        if (status === 409) void refresh();
        throw error;
      }
    });
  };
  return { ...uploads, told, send };
};

/** Records a certificate that arrived: what it certifies, when it came, and the paper. */
export const RecordPanel = (props: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { owed, former, onCancel } = props;
  const { uploads, send, told, retry, dismiss, isBusy } = useSend(props);
  const { typed, of, wrong, state, from } = usePaperForm(owed, former);
  const [file, setFile] = useState<File | null>(null);
  const [isTried, setTried] = useState(false);
  const problem = (field: keyof typeof wrong, values: Record<string, string | number> = {}) =>
    isTried && wrong[field] ? translate(`${say}.wrong.${field}`, values) : told[field];
  const label = (field: keyof typeof wrong) => fields[field].label[language];
  const submit = () => {
    setTried(true);
    if (isBusy || !file || Object.values(wrong).includes(true)) return;
    send(file, { ...typed, ...(former && { replaces: former.id }) });
  };
  const peso = (amount: string) => formatPeso(parseMoney(amount) ?? 0);
  return (
    <Panel
      title={translate(former ? `${say}.replaceTitle` : `${say}.title`)}
      note={translate(`${say}.note`, { expected: peso(owed.expected), missing: peso(owed.missing) })}
    >
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {former && (
          <Alert severity="info">
            {translate(`${say}.replaces`, { amount: peso(former.amount), file: former.name })}
          </Alert>
        )}
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <TextBox
            {...of('amount')}
            label={label('amount')}
            required
            inputMode="decimal"
            start="₱"
            maxLength={20}
            error={problem('amount')}
          />
          <DateBox
            {...of('receivedOn')}
            label={label('receivedOn')}
            required
            error={problem('receivedOn', { from: formatDate(from) })}
          />
        </Stack>
        {state === 'MORE' && <Alert severity="warning">{translate(`${say}.more`)}</Alert>}
        {state === 'PARTLY' && <Alert severity="info">{translate(`${say}.less`)}</Alert>}
        <TextBox
          {...of('note')}
          label={label('note')}
          required={state === 'MORE'}
          maxLength={fields.note.max}
          error={problem('note', { min: fields.note.min })}
        />
        {former && (
          <TextBox
            {...of('reason')}
            label={label('reason')}
            required
            maxLength={fields.reason.max}
            error={problem('reason', { min: fields.reason.min })}
          />
        )}
        <Dropzone
          kind="receipt"
          label={translate(`${say}.paper`)}
          disabled={isBusy}
          onFiles={([first]) => setFile(first ?? null)}
        />
        {file && <ChosenPaper paper={file} label={translate(`${say}.chosen`, { name: file.name })} />}
        {isTried && !file && (
          <Typography role="alert" variant="body2" color="error">
            {translate(`${say}.choose`)}
          </Typography>
        )}
        <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
          <Button onClick={onCancel} disabled={isBusy}>
            {translate('common.cancel')}
          </Button>
          <OutOfView>
            <Button type="submit" variant="contained" loading={isBusy}>
              {translate(former ? `${say}.replaceNow` : `${say}.now`)}
            </Button>
          </OutOfView>
        </Stack>
      </Stack>
    </Panel>
  );
};
