import { RegistrationCodeCreate } from './RegistrationCodeCreate.tsx';
import { RegistrationCodePage } from './RegistrationCodePage.tsx';

/** The pages of registration codes behind their list, one chunk. */
export const codePages = {
  registrationCodeCreate: RegistrationCodeCreate,
  registrationCode: RegistrationCodePage,
};
