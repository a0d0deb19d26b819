import { createRegistrationCode } from './createCode.ts';
import { getRegistrationCode, listRegistrationCodes } from './listCodes.ts';
import { getRegistrationCodes } from './lookCode.ts';
import { checkRegistrationOtp, issueRegistrationOtp } from './registrationOtp.ts';
import { revokeRegistrationCode } from './revokeCode.ts';
import { uploadRegistrationFile } from './uploadRegistrationFile.ts';

export const registrationCodesRouter = {
  listRegistrationCodes,
  getRegistrationCode,
  createRegistrationCode,
  revokeRegistrationCode,
  getRegistrationCodes,
  issueRegistrationOtp,
  checkRegistrationOtp,
  uploadRegistrationFile,
};
