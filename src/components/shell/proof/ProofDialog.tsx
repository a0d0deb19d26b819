import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { onlyDigits } from '#domain/formats/digitsOnly.ts';
import { OTP_DIGITS } from '#domain/signIn/otp.ts';
import type { ProofAsked } from '../../../providers/http/proof.ts';
import { SteadyDialog } from '../../ui/dialogs/SteadyDialog.tsx';
import { TextBox } from '../../ui/fields/TextBox.tsx';
import { useProof } from './useProof.ts';

interface Props {
  asked: ProofAsked;
  onClose: (isProved: boolean) => void;
}

const messageOf = (error: Error | null, translate: ReturnType<typeof useTranslate>): string | null => {
  if (!error) return null;
  return Reflect.get(error, 'code') === 'passkey_unused' ? translate('session.proof.unused') : error.message;
};

/** The button before a code can be typed. */
const SUBMIT = {
  sms: 'session.proof.sendSms',
  app: 'session.proof.confirm',
  passkey: 'session.usePasskey',
  provider: 'session.proof.openCompany',
} as const;

/** Asks for the second factor once more, over the page whose call waits for it. */
export const ProofDialog = ({ asked, onClose }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  const { way, mobileLast4 } = asked;
  const proof = useProof(asked, () => onClose(true));
  const isByCode = way === 'sms' || way === 'app';
  const mayType = way === 'app' || proof.isSent;
  const message = messageOf(proof.error, translate);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Events of a dialog pass through the form that opened it.
    event.stopPropagation();
    if (proof.isBusy) return;
    const isBegun = way === 'provider' ? proof.isSent : mayType || !isByCode;
    if (isBegun) proof.submit();
    else proof.sendCode();
  };
  return (
    <SteadyDialog
      open
      onClose={proof.isBusy ? undefined : () => onClose(false)}
      isFilled={proof.code !== ''}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{translate('session.proof.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography color="textSecondary">{translate('session.proof.lead')}</Typography>
          {way === 'sms' && (
            <Typography variant="body2">
              {translate(proof.isSent ? 'session.proof.sent' : 'session.proof.send', {
                number: `•••• ${mobileLast4}`,
              })}
            </Typography>
          )}
          {way === 'provider' && (
            <Typography variant="body2" role="status">
              {translate(proof.isElsewhere ? 'session.proof.elsewhere' : 'session.proof.company')}
            </Typography>
          )}
          {isByCode && mayType && (
            <TextBox
              autoFocus
              required
              label={translate(way === 'app' ? 'session.proof.appCode' : 'session.proof.code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={OTP_DIGITS}
              value={proof.code}
              error={proof.isMissing ? translate('session.proof.missing') : undefined}
              onChange={(typed) => proof.type(onlyDigits(typed).slice(0, OTP_DIGITS))}
            />
          )}
          {message && (
            <Alert severity="error" role="alert">
              {message}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Button onClick={() => onClose(false)} disabled={proof.isBusy}>
            {translate('session.proof.cancel')}
          </Button>
          {way === 'sms' && proof.isSent && (
            <Button onClick={proof.sendCode} disabled={proof.isBusy}>
              {translate('session.newCode')}
            </Button>
          )}
          <Button type="submit" variant="contained" loading={proof.isBusy} autoFocus={!mayType || !isByCode}>
            {translate(isByCode && mayType ? 'session.proof.confirm' : SUBMIT[way])}
          </Button>
        </DialogActions>
      </form>
    </SteadyDialog>
  );
};
