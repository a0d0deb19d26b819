import { z } from 'zod';
import { ASSIGNMENTS } from '#domain/people/assignments.ts';
import { IDENTIFICATION_KINDS } from '#domain/people/identification.ts';
import { type RegistrationCodeStatus, registrationCodeStatus } from '#domain/people/registrationCode.ts';
import { type UserRequestStatus, userRequestStatus } from '#domain/people/userRequests.ts';
import { any, type CallMeta, CODES_PER_ADDRESS, call } from '../call.ts';
import { envelope, id, idParams, instant, version, wholeList } from '../envelope.ts';
import { line } from '../line.ts';
import { filter, listOf, listQuery } from '../list.ts';
import { day, named } from '../shapes/code.ts';
import { mobile } from '../shapes/mobile.ts';
import { numberProof } from '../shapes/newUser.ts';
import { registrationCodeBody } from '../shapes/registrationCode.ts';

const STATUSES = Object.keys(registrationCodeStatus) as [RegistrationCodeStatus, ...RegistrationCodeStatus[]];
const REQUEST_STATUSES = Object.keys(userRequestStatus) as [UserRequestStatus, ...UserRequestStatus[]];

const codeRow = z.object({
  id,
  code: z.string(),
  status: z.enum(STATUSES),
  partnerId: id,
  partnerName: z.string(),
  /** How many stores it names; 0 for the whole partner. */
  storeCount: z.number().int(),
  /** The names of the job titles that people may register as. */
  jobTitles: z.array(z.string()),
  dateExpires: day,
  maxUses: z.number().int(),
  /** How many have registered with it, whatever became of them. */
  uses: z.number().int(),
  purpose: named,
  createdBy: named,
  dtimeCreated: instant,
  revokedBy: named,
  dtimeRevoked: instant.nullable(),
  version,
});
export type RegistrationCodeRow = z.infer<typeof codeRow>;

const code = codeRow.extend({
  stores: z.array(z.object({ id, merchantName: z.string() })),
  /** Who registered with it, the latest first. */
  registrations: z.array(
    z.object({
      /** The id of the request. */
      id,
      name: z.string(),
      jobTitle: z.string(),
      status: z.enum(REQUEST_STATUSES),
      dtimeCreated: instant,
    }),
  ),
});
export type RegistrationCode = z.infer<typeof code>;

/** What a code opens, as whoever types it is told. */
const openCode = z.object({
  partnerName: z.string(),
  partnerId: id,
  isPartnerBrand: z.boolean(),
  /** The trading stores that it is for. */
  stores: z.array(z.object({ merchantId: id, code: named, merchantName: z.string() })),
  jobTitles: z.array(
    z.object({
      name: z.string(),
      assignment: z.enum(ASSIGNMENTS),
      /** Codes of the modules that come with it. */
      moduleCodes: z.array(z.string()),
    }),
  ),
  /** The modules that may be asked for besides. */
  modules: z.array(z.object({ moduleCode: z.string(), moduleName: z.string() })),
  dateExpires: day,
});
export type OpenCode = z.infer<typeof openCode>;

export const REGISTRATION_CODE_SORTS = ['dtimeCreated', 'dateExpires', 'uses', 'id'] as const;
export const registrationCodeFilters = {
  id: filter.ids(),
  /** Part of the code, of the partner's name or of what it is for. */
  q: filter.text(),
  status: filter.oneOf(STATUSES),
  partnerId: filter.ids(),
  dtimeCreated: filter.days(),
};

const make = { ...any('UR_CREATE'), addition: true } as const satisfies CallMeta;
/** Whoever registers has no session; each call counts wrong codes by itself. */
const open = { access: 'anyone', keyless: true, ownTransaction: true } as const satisfies CallMeta;
const typedCode = line(40).min(1);
const identificationKind = z.enum(IDENTIFICATION_KINDS);

const registrationFile = z.object({
  fileId: id,
  kind: identificationKind,
  name: z.string(),
  mediaType: z.string(),
  size: z.number().int(),
});
export type RegistrationFile = z.infer<typeof registrationFile>;

/** Codes that people register with: made and revoked by whoever makes accounts, looked up by whoever was given one. */
export const registrationCodes = {
  listRegistrationCodes: call('GET', '/api/registration-codes', make)
    .input(z.object({ query: listQuery(registrationCodeFilters, REGISTRATION_CODE_SORTS) }))
    .output(listOf(codeRow)),
  getRegistrationCode: call('GET', '/api/registration-codes/{id}', make)
    .input(z.object({ params: idParams }))
    .output(envelope(code)),
  /** People of a partner make codes of their own partner alone, and nobody for a job title whose role they do not give. */
  createRegistrationCode: call('POST', '/api/registration-codes', { ...make, proof: 'money' })
    .input(z.object({ body: registrationCodeBody }))
    .output(envelope(code)),
  /** Nobody registers with it any more; who has registered stays. */
  revokeRegistrationCode: call('POST', '/api/registration-codes/{id}/revoke', { ...make, versioned: true })
    .input(z.object({ params: idParams }))
    .output(envelope(code)),
  /** What a code is for: one item. Unknown, expired, revoked and used up ones are refused alike. */
  getRegistrationCodes: call('GET', '/api/user/registration-codes', { ...open, ownLimit: true })
    .input(z.object({ query: z.strictObject({ code: typedCode }) }))
    .output(wholeList(openCode)),
  /** Sends a code by SMS to whoever registers; any number is answered alike. Another one is sent by `resendOtp`. */
  issueRegistrationOtp: call('POST', '/api/user/registration-otp', {
    ...open,
    ...CODES_PER_ADDRESS,
    addition: true,
  })
    .input(z.object({ body: z.strictObject({ registrationCode: typedCode, mobileNumber: mobile }) }))
    .output(envelope(z.object({ challengeId: z.string() }))),
  /** Proves the number: `otpId` is good for one registration. Pictures that were sent in with an earlier proof go on with this one. */
  checkRegistrationOtp: call('POST', '/api/user/registration-otp/check', {
    ...open,
    ...CODES_PER_ADDRESS,
    addition: true,
  })
    .input(
      z.object({
        body: z.strictObject({
          challengeId: z.uuid(),
          otp: z.string().trim().max(12),
          former: z
            .strictObject({
              otpId: numberProof,
              fileIds: z.array(id).max(IDENTIFICATION_KINDS.length),
            })
            .optional(),
        }),
      }),
    )
    .output(
      envelope(
        z.object({
          otpId: z.string(),
          /** Seconds until it counts no more. */
          expiresIn: z.number().int(),
        }),
      ),
    ),
  /**
   * A picture of an ID (as documents: pdf, jpg, jpeg, png, heic of at most 10 MB) or a selfie (the same but pdf), 4 at most with one proof; the same one again is that. With the
   * proof as bearer token too, uploads count for it; else for the address of the caller.
   */
  uploadRegistrationFile: call('POST', '/api/user/registration-files', {
    ...open,
    addition: true,
    upload: 'document',
    heavy: true,
  })
    .input(
      z.object({
        body: z.strictObject({
          registrationCode: typedCode,
          otpId: numberProof,
          kind: identificationKind,
          file: z.file(),
        }),
      }),
    )
    .output(envelope(registrationFile)),
};
