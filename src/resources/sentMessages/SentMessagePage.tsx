import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import type { MessageTry, SentMessage, SentMessageRow } from '#contract/people/sentMessages.ts';
import { sentMessageFields } from '#domain/fields/sentMessage.ts';
import { messageChannel, messageTopic, tryOutcome } from '#domain/messages/messageStatus.ts';
import { whyNotResend } from '#domain/messages/whyNotResend.ts';
import { Can } from '../../components/admin/Can.tsx';
import { HeadBar } from '../../components/admin/HeadBar.tsx';
import { RecordPage } from '../../components/admin/RecordPage.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { OutOfView } from '../../components/admin/viewing/OutOfView.tsx';
import { FieldFacts } from '../../components/ui/fields/FieldFacts.tsx';
import { Fields } from '../../components/ui/fields/Fields.tsx';
import { TextField, WordedField } from '../../components/ui/fields/TextField.tsx';
import { Panel } from '../../components/ui/Panel.tsx';
import { DateText } from '../../components/ui/texts.tsx';
import { MessageChip, Reason } from './SentMessageList.tsx';
import { useResend } from './useResend.tsx';

const Resend = ({ message }: { message: SentMessageRow }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const refusal = whyNotResend(message);
  const { ask, dialogs } = useResend([message.id], message.status === 'unknown');
  return (
    <>
      <OutOfView {...(refusal && { reason: refusal[language] })}>
        <Button variant="contained" onClick={ask}>
          {translate('sentMessages.resendMessage')}
        </Button>
      </OutOfView>
      {dialogs}
    </>
  );
};

const Head = ({ message, isWhole }: { message: SentMessageRow; isWhole?: true }) => {
  const language = useLanguage();
  return (
    <HeadBar
      title={`${messageTopic[message.topic][language]} · ${message.recipient}`}
      aside={<MessageChip status={message.status} />}
      line={<DateText value={message.dtimeCreated} withTime />}
      {...(isWhole && {
        actions: (
          <Can anyOf={['UM_EDIT_ACCESS_ROLE']}>
            <Resend message={message} />
          </Can>
        ),
      })}
    />
  );
};

/** What the state means for the message, and why it cannot be resent. */
const Hint = ({ message }: { message: SentMessage }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { status } = message;
  if (status === 'sent' || status === 'queued' || status === 'sending' || status === 'retrying') return null;
  const refusal = whyNotResend(message);
  return (
    <Alert severity={status === 'unknown' ? 'warning' : 'info'}>
      {status === 'unknown' && <div>{translate('sentMessages.unknownHint')}</div>}
      {status === 'noGateway' && <div>{translate('sentMessages.noGatewayHint')}</div>}
      {status !== 'expired' && <div>{refusal ? refusal[language] : translate('sentMessages.textHint')}</div>}
      {status === 'expired' && <div>{translate('sentMessages.expiredHint')}</div>}
    </Alert>
  );
};

const Try = ({ one }: { one: MessageTry }) => {
  const { number, dtimeStarted, outcome } = one;
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Box
      component="li"
      sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', '&:first-of-type': { border: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, flexGrow: 1 }}>
          {translate('sentMessages.number', { number })}:{' '}
          {outcome ? tryOutcome[outcome][language] : translate('sentMessages.underWay')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <DateText value={dtimeStarted} withTime />
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <Reason of={one} />
      </Typography>
    </Box>
  );
};

const Tries = ({ tries }: { tries: readonly MessageTry[] }) => {
  const translate = useTranslate();
  return (
    <Panel title={sentMessageFields.tries.label[useLanguage()]}>
      {tries.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {translate('sentMessages.noTries')}
        </Typography>
      ) : (
        <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {tries.toReversed().map((one) => (
            <Try key={one.number} one={one} />
          ))}
        </Box>
      )}
    </Panel>
  );
};

const Detail = () => {
  const translate = useTranslate();
  const language = useLanguage();
  const message = useRecordContext<SentMessage>();
  if (!message) return null;
  return (
    <Fields of={sentMessageFields} record={message}>
      <Stack spacing={2.5}>
        <Head message={message} isWhole />
        <Hint message={message} />
        <Panel title={translate('sentMessages.message')}>
          <FieldFacts>
            <TextField source="recipient" />
            <WordedField source="channel">{messageChannel[message.channel][language]}</WordedField>
            <WordedField source="topic">{messageTopic[message.topic][language]}</WordedField>
            <TextField source="dtimeSent" />
            <TextField source="dtimeNextTry" />
          </FieldFacts>
        </Panel>
        <Tries tries={message.tries} />
      </Stack>
    </Fields>
  );
};

/** One outgoing message with its tries; it is resent from here. */
export const SentMessagePage = () => (
  <RecordPage<SentMessageRow> resource="sent-messages" head={(row) => <Head message={row} />}>
    <Detail />
  </RecordPage>
);
