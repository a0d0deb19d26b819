import { FeaturesInput } from '../../inputs/FeaturesInput.tsx';
import { StepForm } from '../StepForm.tsx';

/** What of their role the person goes without, and what of others is asked for. */
export const FeaturesStep = () => (
  <StepForm names={['off', 'asked']}>
    <FeaturesInput />
  </StepForm>
);
