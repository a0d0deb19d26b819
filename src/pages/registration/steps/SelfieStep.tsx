import { PictureField } from '../fields/PictureField.tsx';
import { StepForm } from '../StepForm.tsx';
import { said } from '../texts/said.ts';
import { useSaid } from '../texts/useSaid.ts';

/** The face that belongs to the ID. */
export const SelfieStep = () => {
  const say = useSaid();
  return (
    <StepForm title={said.selfieTitle} lead={say(said.selfieLead)}>
      <PictureField name="selfie" label={said.selfieFile} hint={said.selfieHint} camera="user" shape="face" />
    </StepForm>
  );
};
