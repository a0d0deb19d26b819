import { useEffect } from 'react';
import { ApiError } from '../../../providers/http/apiError.ts';
import { register } from '../../../providers/session/registration.ts';
import { EMPTY } from '../answers.ts';
import { useRegistering } from '../registerContext.ts';
import { placeOfField, registrationBody } from '../registrationBody.ts';
import { Consents } from '../review/Consents.tsx';
import { Summary } from '../review/Summary.tsx';
import { StepForm } from '../StepForm.tsx';
import { said } from '../texts/said.ts';
import { useSaid } from '../texts/useSaid.ts';

/** Sends the registration once; what was refused leads to where it is mended, with everything else in its place. */
const useSend = () => {
  const { answers, keep, go } = useRegistering();
  return async (): Promise<void> => {
    try {
      const { partnerName } = await register(registrationBody(answers));
      // Nothing of the person stays in the browser.
      keep({ ...EMPTY, sentTo: partnerName });
      go('done', { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { proof, files } = answers;
      const [field, text = error.message] = Object.entries(error.fields)[0] ?? [];
      if (error.code === 'rule_otp_expired') keep({ proof: proof && { ...proof, until: 0 } });
      else if (field && placeOfField(field) !== 'review') {
        const place = placeOfField(field);
        const { identification, selfie } = files;
        const isGone = (name: string) => error.fields[`${name}File`] !== undefined;
        keep({
          notice: { place, text },
          ...(place === 'code' && { open: null }),
          files: {
            ...(identification && !isGone('identification') && { identification }),
            ...(selfie && !isGone('selfie') && { selfie }),
          },
        });
        go(place);
      } else throw error;
    }
  };
};

/** All that was answered, each part with the way back to it, and what is agreed to. */
export const ReviewStep = () => {
  const say = useSaid();
  const { answers, keep } = useRegistering();
  const send = useSend();
  const { hasReviewed } = answers;
  useEffect(() => {
    if (!hasReviewed) keep({ hasReviewed: true });
  }, [hasReviewed, keep]);
  return (
    <StepForm
      title={said.reviewTitle}
      lead={say(said.reviewLead)}
      submit={said.submit}
      busy={said.submitting}
      action={send}
    >
      <Summary />
      <Consents />
    </StepForm>
  );
};
