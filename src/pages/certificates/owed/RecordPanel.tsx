import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OwedCertificate, OwedPaper } from '#contract/finance/owedCertificates.ts';
import { formatDate } from '#domain/day.ts';
import { owedPaperFields as fields } from '#domain/fields/settlement/owedCertificate.ts';
import { formatPeso, parseMoney } from '#domain/money.ts';
import { ChosenPaper } from '../../../components/admin/form/ChosenPaper.tsx';
import { ErrorList } from '../../../components/admin/form/ErrorList.tsx';
import { useFieldRefs } from '../../../components/admin/form/useFieldRefs.ts';
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
const FIELDS = ['amount', 'receivedOn', 'note', 'reason'] as const;

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
  const [tries, setTries] = useState(0);
  const { refOf, goTo } = useFieldRefs();
  const summary = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused try takes the focus anew
  useEffect(() => summary.current?.focus(), [tries, told]);
  const values = { from: formatDate(from), min: fields.note.min };
  const problem = (field: keyof typeof wrong) =>
    tries > 0 && wrong[field] ? translate(`${say}.wrong.${field}`, values) : told[field];
  const label = (field: keyof typeof wrong) => fields[field].label[language];
  const noFile = tries > 0 && !file && translate(`${say}.choose`);
  const errors = [
    ...FIELDS.map((path) => ({ path, label: label(path), message: problem(path) })),
    { path: 'file', label: translate(`${say}.paper`), message: noFile },
  ].flatMap(({ message, ...of }) => (message ? [{ ...of, message }] : []));
  const tie = (field: keyof typeof wrong) => ({
    ...of(field),
    ...{ label: label(field), error: problem(field), inputRef: refOf(field) },
  });
  const submit = () => {
    setTries((one) => one + 1);
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
        {errors.length > 0 && (
          <ErrorList ref={summary} title={translate('form.errorsTitle')} fields={errors} onGo={goTo} />
        )}
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <TextBox {...tie('amount')} required inputMode="decimal" start="₱" maxLength={20} />
          <DateBox {...tie('receivedOn')} required />
        </Stack>
        {state === 'MORE' && <Alert severity="warning">{translate(`${say}.more`)}</Alert>}
        {state === 'PARTLY' && <Alert severity="info">{translate(`${say}.less`)}</Alert>}
        <TextBox {...tie('note')} required={state === 'MORE'} maxLength={fields.note.max} />
        {former && <TextBox {...tie('reason')} required maxLength={fields.reason.max} />}
        <Box ref={(box: HTMLElement | null) => refOf('file')(box?.querySelector('button') ?? null)}>
          <Dropzone
            kind="receipt"
            label={translate(`${say}.paper`)}
            disabled={isBusy}
            onFiles={([first]) => setFile(first ?? null)}
          />
        </Box>
        {file && <ChosenPaper paper={file} label={translate(`${say}.chosen`, { name: file.name })} />}
        {noFile && (
          <Typography variant="body2" color="error">
            {noFile}
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
