import { StoresInput } from '../../inputs/StoresInput.tsx';
import { StepForm } from '../StepForm.tsx';

/** In which stores the person works. */
export const AssignStep = () => (
  <StepForm names={['primary', 'others']}>
    <StoresInput />
  </StepForm>
);
