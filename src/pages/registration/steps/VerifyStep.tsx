import { useState } from 'react';
import { onlyDigits } from '#domain/formats/digitsOnly.ts';
import { maskMobile, normalizeMobile } from '#domain/formats/mobile.ts';
import { isOtpCode, OTP_DIGITS } from '#domain/signIn/otp.ts';
import { checkRegistrationOtp } from '../../../providers/session/registration.ts';
import { FormField } from '../../../public/FormField.tsx';
import { PageLink } from '../../../public/PageLink.tsx';
import { isProved } from '../answers.ts';
import { useErrorOf, useRegistering } from '../registerContext.ts';
import { StepForm } from '../StepForm.tsx';
import { said } from '../texts/said.ts';
import { useSaid } from '../texts/useSaid.ts';
import { ResendOtp } from './ResendOtp.tsx';
import { useSendOtp } from './useSendOtp.ts';

const OtpField = ({ otp, onOtp }: { otp: string; onOtp: (otp: string) => void }) => {
  const say = useSaid();
  return (
    <FormField
      id="otp"
      name="otp"
      className="s-code"
      data-first
      label={say(said.otp)}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      value={otp}
      error={useErrorOf('otp')}
      onChange={({ target }) => onOtp(onlyDigits(target.value).slice(0, OTP_DIGITS))}
    />
  );
};

/** The number to change, of a code that went to a wrong one. */
const ChangeNumber = () => {
  const say = useSaid();
  return (
    <PageLink to="/register/personal-details/contact" className="s-link s-back">
      {say(said.changeNumber)}
    </PageLink>
  );
};

/** Proves the number by the code that was sent to it; the code is kept nowhere. */
export const VerifyStep = () => {
  const say = useSaid();
  const { answers, keep, goOn } = useRegistering();
  const [otp, setOtp] = useState('');
  const sendOtp = useSendOtp();
  const mobile = normalizeMobile(answers.mobile) ?? '';
  const number = maskMobile(mobile);
  const { challenge, proof, files } = answers;
  const prove = async (): Promise<void> => {
    const fileIds = Object.values(files);
    const former = proof && fileIds.length ? { otpId: proof.otpId, fileIds } : undefined;
    const { otpId, expiresIn } = await checkRegistrationOtp({
      challengeId: challenge?.id ?? '',
      otp,
      former,
    });
    keep({ proof: { otpId, mobile, until: Date.now() + expiresIn * 1000 }, challenge: null });
    goOn();
  };
  if (isProved(answers, mobile, Date.now()))
    return (
      <StepForm title={said.verifyTitle} lead={say(said.verified, { number })} after={<ChangeNumber />}>
        {null}
      </StepForm>
    );
  if (challenge?.mobile !== mobile) {
    const lead = proof?.mobile === mobile ? said.verifyAgain : said.verifyAsk;
    return (
      <StepForm
        key="send"
        title={said.verifyTitle}
        lead={say(lead, { number })}
        submit={said.sendOtp}
        check={() => ({})}
        action={sendOtp}
        after={<ChangeNumber />}
      >
        {null}
      </StepForm>
    );
  }
  return (
    <StepForm
      key="check"
      title={said.verifyTitle}
      lead={say(said.verifyLead, { number })}
      submit={said.verify}
      check={() => ({ otp: isOtpCode(otp) ? null : said.noOtp })}
      action={prove}
      after={
        <div className="s-after">
          <ResendOtp challenge={challenge} onResent={() => setOtp('')} />
          <ChangeNumber />
        </div>
      }
    >
      <OtpField otp={otp} onOtp={setOtp} />
    </StepForm>
  );
};
