import type { OpenCode, RegistrationFile } from '#contract/people/registrationCodes.ts';
import type { NewUserInput } from '#contract/shapes/newUser.ts';
import type { IdentificationKind } from '#domain/people/identification.ts';
import { ApiError } from '../http/apiError.ts';
import { request } from '../http/request.ts';
import { type UploadOptions, uploadFile } from '../http/uploadFile.ts';
import { readChallenge, readData } from './sessionAnswers.ts';

const malformed = (): ApiError =>
  new ApiError(200, 'malformed', 'The server sent an answer that cannot be read');

const has = <K extends string>(value: unknown, key: K): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && key in value;

/** The rows of an answer's list. */
const rowsOf = (body: unknown): unknown[] => {
  const data = readData(body);
  if (!has(data, 'list') || !Array.isArray(data.list)) throw malformed();
  return data.list;
};

/** What somebody may register as with a code. */
export async function lookRegistrationCode(code: string): Promise<OpenCode> {
  const [found] = rowsOf(await request('GET', '/api/user/registration-codes', { query: { code } }));
  if (!has(found, 'jobTitles') || !has(found, 'stores')) throw malformed();
  return found as unknown as OpenCode;
}

/** The kinds of ID, in the order of the list. */
export async function listIdentificationTypes(): Promise<{ code: string; label: string }[]> {
  return rowsOf(await request('GET', '/api/utility/identification-types')) as {
    code: string;
    label: string;
  }[];
}

/** Sends the code that proves a number; answers the challenge's id. */
export async function askRegistrationOtp(registrationCode: string, mobileNumber: string): Promise<string> {
  const body = { registrationCode, mobileNumber };
  return readChallenge(readData(await request('POST', '/api/user/registration-otp', { body }))).challengeId;
}

/** Proves a number; pictures of an earlier proof go on with the new one. Answers the proof and the seconds that it counts. */
export async function checkRegistrationOtp(body: {
  challengeId: string;
  otp: string;
  former?: { otpId: string; fileIds: string[] } | undefined;
}): Promise<{ otpId: string; expiresIn: number }> {
  const data = readData(await request('POST', '/api/user/registration-otp/check', { body }));
  if (!has(data, 'otpId') || !has(data, 'expiresIn')) throw malformed();
  return { otpId: String(data.otpId), expiresIn: Number(data.expiresIn) };
}

interface Picture {
  file: File;
  kind: IdentificationKind;
  registrationCode: string;
  otpId: string;
}

/** Sends a picture in; answers its id. */
export async function sendRegistrationFile(
  { file, ...fields }: Picture,
  options: UploadOptions,
): Promise<RegistrationFile> {
  const sent = await uploadFile(
    '/api/user/registration-files',
    { file, fields },
    { ...options, token: fields.otpId },
  );
  if (!has(sent, 'fileId')) throw malformed();
  return sent as unknown as RegistrationFile;
}

/** Asks for an account. Sent again with the same proof and pictures it is answered alike. */
export async function register(body: NewUserInput): Promise<{ partnerName: string }> {
  const data = readData(await request('POST', '/api/user/v2/register', { body }));
  if (!has(data, 'partnerName')) throw malformed();
  return { partnerName: String(data.partnerName) };
}
