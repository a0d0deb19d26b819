import { use } from 'react';
import { normalizeMobile } from '#domain/formats/mobile.ts';
import { ApplicationContext } from '../parts/applicationContext.ts';
import { useField } from '../parts/formContext.ts';

/** Whether the mobile number and the address of a person are those that were proved at the beginning. */
export const useFromRegistration = (): { mobile: boolean; email: boolean } => {
  const draft = use(ApplicationContext)?.draft;
  const mobile = useField<string>('mobileNumber').value;
  const email = useField<string>('emailAddress').value;
  return {
    mobile: draft !== undefined && normalizeMobile(mobile) === draft.mobileNumber,
    email: draft?.email !== null && draft?.email === email.trim(),
  };
};
