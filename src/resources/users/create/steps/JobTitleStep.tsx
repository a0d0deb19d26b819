import { PostInput } from '../../inputs/PostInput.tsx';
import { StepForm } from '../StepForm.tsx';

/** What the person is to be. */
export const JobTitleStep = () => (
  <StepForm names={['jobTitle']}>
    <PostInput />
  </StepForm>
);
