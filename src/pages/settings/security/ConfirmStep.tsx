import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BegunFactor } from '#contract/people/mySettings.ts';
import { onlyDigits } from '#domain/formats/digitsOnly.ts';
import { isOtpCode, OTP_DIGITS } from '#domain/signIn/otp.ts';
import { problemOf } from '../../../components/admin/problem.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { CopyButton } from '../../../components/ui/clipboard/CopyButton.tsx';
import { QrCode } from '../../../components/ui/codes/QrCode.tsx';
import { TextBox } from '../../../components/ui/fields/TextBox.tsx';
import { settingsKeys } from '../settingsKeys.ts';
import { DeedForm } from './DeedForm.tsx';

/** What is confirmed by a code that is typed. */
export type BegunCode = Exclude<BegunFactor, { way: 'passkey' }>;

const AppSecret = ({ secret, link }: Extract<BegunFactor, { way: 'app' }>) => {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {translate('settings.scan')}
      </Typography>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
        <QrCode text={link} size={200} label={translate('settings.qr')} />
        <Link href={link} variant="body2" sx={{ display: { md: 'none' } }}>
          {translate('settings.onThisPhone')}
        </Link>
      </Box>
      <div>
        <Typography variant="body2" color="textSecondary">
          {translate('settings.typeIn')}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Box component="code" sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </Box>
          <CopyButton value={secret} label={translate('settings.key')} />
        </Box>
      </div>
    </>
  );
};

interface Props {
  begun: BegunCode;
  onConfirmed: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** The first code of a second factor, which turns it on. */
export const ConfirmStep = ({ begun, onConfirmed, onCancel }: Props) => {
  const translate = useTranslate();
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => provider.confirmSecondFactor(proofOf(begun), code),
    onSuccess: async (codes) => {
      await client.invalidateQueries({ queryKey: settingsKeys.security });
      onConfirmed(codes);
    },
  });
  const problem = error ? problemOf(error) : null;
  const wrong = problem?.fields.code ?? problem?.fields.otp;
  return (
    <DeedForm
      title={translate(`settings.${begun.way}Title`)}
      confirmLabel={translate('settings.turnOn')}
      busy={isPending}
      problem={wrong ? null : problem}
      onSubmit={() => {
        setMissing(!isOtpCode(code));
        if (isOtpCode(code)) mutate();
      }}
      onCancel={onCancel}
    >
      {begun.way === 'app' ? (
        <AppSecret {...begun} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {translate('settings.sentTo', { number: `•••• ${begun.mobileLast4}` })}
        </Typography>
      )}
      <TextBox
        autoFocus
        required
        label={translate('settings.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={OTP_DIGITS}
        value={code}
        error={isMissing ? translate('settings.codeMissing') : wrong}
        onChange={(value) => {
          setCode(onlyDigits(value).slice(0, OTP_DIGITS));
          setMissing(false);
          if (error) reset();
        }}
      />
    </DeedForm>
  );
};

const proofOf = (begun: BegunCode) =>
  begun.way === 'app' ? ({ way: 'app' } as const) : ({ way: 'sms', challengeId: begun.challengeId } as const);
