import { contactDetailFields } from '#domain/fields/contactPerson.ts';
import { LANDLINE_MAX } from '#domain/formats/landline.ts';
import { normalizeMobile } from '#domain/formats/mobile.ts';
import { isProved } from '../answers.ts';
import { AnswerField } from '../fields/AnswerField.tsx';
import { useRegistering } from '../registerContext.ts';
import { StepForm } from '../StepForm.tsx';
import { said } from '../texts/said.ts';
import { useSaid } from '../texts/useSaid.ts';
import { useSendOtp } from './useSendOtp.ts';

/** How to reach whoever registers; the code that proves the number is sent on the way out. */
export const ContactStep = () => {
  const say = useSaid();
  const { answers, go, goOn } = useRegistering();
  const sendOtp = useSendOtp();
  const leave = async (): Promise<void> => {
    const mobile = normalizeMobile(answers.mobile);
    if (isProved(answers, mobile, Date.now()))
      return answers.hasReviewed ? goOn() : go('personal-details/work');
    const isOnItsWay = answers.challenge?.mobile === mobile && answers.challenge.resendAt > Date.now();
    if (!isOnItsWay) await sendOtp();
    go('personal-details/verify');
  };
  return (
    <StepForm title={said.contactTitle} lead={say(said.contactLead)} action={leave}>
      <AnswerField
        name="mobile"
        label={said.mobile}
        hint={say(said.mobileHint)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={contactDetailFields.mobileNumber.max}
      />
      <AnswerField
        name="emailAddress"
        label={said.emailAddress}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={contactDetailFields.emailAddress.max}
      />
      <AnswerField
        name="landline"
        label={said.landline}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={LANDLINE_MAX}
        optional
      />
    </StepForm>
  );
};
