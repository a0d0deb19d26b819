import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { onlyDigits } from '#domain/formats/digitsOnly.ts';
import { OTP_DIGITS } from '#domain/signIn/otp.ts';
import { whyEnded } from '../../providers/session/session.ts';
import type { Challenge } from '../../providers/session/sessionAnswers.ts';
import { SteadyDialog } from '../ui/dialogs/SteadyDialog.tsx';
import { TextBox } from '../ui/fields/TextBox.tsx';
import { useResume } from './useResume.ts';
import { useUser } from './useUser.ts';
import { WhyEnded } from './WhyEnded.tsx';

const labelOf = (translate: ReturnType<typeof useTranslate>, challenge: Challenge | null): string => {
  if (!challenge) return translate('session.password');
  if (challenge.way === 'app') return translate('session.appCode');
  if (challenge.way === 'passkey') return translate('session.recoveryCode');
  return translate('session.code', { last4: challenge.mobileLast4 ?? '' });
};

/** Asks for the password, and the code of a second factor where there is one, over the page that waits. */
export const PasswordDialog = ({ onLeave }: { onLeave: () => void }) => {
  const translate = useTranslate();
  const user = useUser();
  const [typed, setTyped] = useState('');
  const { challenge, notice, busy, send, sendNewCode } = useResume(user.username);
  // A sign-in that succeeds forgets it while the dialog is on its way out.
  const [reason] = useState(whyEnded);
  const byPasskey = challenge?.way === 'passkey';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (typed === '' && !byPasskey) return;
    await send(typed);
    setTyped('');
  };
  const isSent = challenge?.way === 'sms';
  return (
    <SteadyDialog open maxWidth="xs" fullWidth aria-labelledby="session-ended">
      <form onSubmit={submit}>
        <DialogTitle id="session-ended">{translate('session.endedTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {!challenge && <WhyEnded reason={reason} />}
          <Typography color="textSecondary">
            {translate(
              byPasskey ? 'session.passkeyBody' : challenge ? 'session.codeBody' : 'session.endedBody',
            )}
          </Typography>
          <Typography variant="body2">
            {translate('session.signedInAs', { username: user.username })}
          </Typography>
          {notice && (
            <Alert severity={notice.severity} role="alert">
              {translate(notice.text, { _: notice.text })}
            </Alert>
          )}
          <TextBox
            key={challenge ? 'code' : 'password'}
            autoFocus={!byPasskey}
            required={!byPasskey}
            label={labelOf(translate, challenge)}
            type={challenge ? 'text' : 'password'}
            inputMode={isSent ? 'numeric' : 'text'}
            autoComplete={challenge ? 'one-time-code' : 'current-password'}
            value={typed}
            onChange={(value) => setTyped(isSent ? onlyDigits(value).slice(0, OTP_DIGITS) : value)}
          />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Button onClick={onLeave}>{translate('session.leave')}</Button>
          {isSent && (
            <Button onClick={() => void sendNewCode()} disabled={busy}>
              {translate('session.newCode')}
            </Button>
          )}
          <Button type="submit" variant="contained" loading={busy} autoFocus={byPasskey}>
            {translate(byPasskey && typed === '' ? 'session.usePasskey' : 'session.resume')}
          </Button>
        </DialogActions>
      </form>
    </SteadyDialog>
  );
};
