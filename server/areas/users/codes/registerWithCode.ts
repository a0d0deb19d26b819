import type { NewUserBody } from '#contract/shapes/newUser.ts';
import { manilaDate } from '#domain/day.ts';
import { REGISTRATION_STATUS } from '#domain/people/newUser.ts';
import type { Sentence } from '#domain/sentence.ts';
import { namesOf, placesOf } from '../../../db/columns/definitionOf.ts';
import { withSession } from '../../../db/context.ts';
import { nameActor } from '../../../db/nameActor.ts';
import type { RequestContext } from '../../../http/deps.ts';
import { badFields } from '../../../http/errors/fail.ts';
import { composeRegistrationReceived } from '../../../messages/composeRegistrationReceived.ts';
import { sendToContact } from '../../../signIn/sending/sendToContact.ts';
import { attachIdentification } from './attachIdentification.ts';
import { registeredBefore } from './registeredBefore.ts';
import { REGISTRANT } from './registrant.ts';
import { REGISTRATION, registrationToMake } from './registrationToMake.ts';
import { tellOfRegistration } from './tellOfRegistration.ts';
import { usableCode } from './usableCode.ts';
import { useCode, useProof } from './useCode.ts';

const INSERT = `insert into user_request (kind, status, created_at, updated_at, ${namesOf(REGISTRATION)})
  values ('registration', '${REGISTRATION_STATUS.byCode}', $1, $1, ${placesOf(REGISTRATION, 2)}) returning id`;

const NOT_BY_STAFF = { en: 'Leave the status out', fil: 'Huwag isama ang status' };
const NOT_PROVED = { en: 'Verify your mobile number first', fil: 'I-verify muna ang iyong mobile number' };
const NOT_AGREED = { en: 'Agree to it to go on', fil: 'Sumang-ayon dito para makapagpatuloy' };

/** What has to stand in the body of whoever has no session, besides the person. 400. */
const proofIn = ({ status, otpId, flagAcceptableUse, flagPrivacyPolicy }: NewUserBody): string => {
  const problems: Record<string, Sentence> = {
    ...(status === REGISTRATION_STATUS.byStaff && { status: NOT_BY_STAFF }),
    ...(!otpId && { otpId: NOT_PROVED }),
    ...(!flagAcceptableUse && { flagAcceptableUse: NOT_AGREED }),
    ...(!flagPrivacyPolicy && { flagPrivacyPolicy: NOT_AGREED }),
  };
  if (!otpId || Object.keys(problems).length) throw badFields(problems);
  return otpId;
};

/** Writes the request, uses code and proof up by it, and tells the registrant and who decides; answers the partner's name. */
const register = async (
  context: RequestContext,
  typed: string,
  otpId: string,
  body: NewUserBody,
): Promise<string> => {
  const { deps, requestId, language } = context;
  const code = await usableCode(context, typed, 'registrationCode');
  const now = deps.now();
  await withSession(deps.pools, requestId, async (tx) => {
    await nameActor(tx, REGISTRANT);
    const registration = await registrationToMake(tx, body, code, now);
    await useProof(tx, otpId, registration.mobileNumber, now);
    await useCode(tx, code.id, manilaDate(now));
    const values = [now, ...Object.values(REGISTRATION.write(registration))];
    const [made] = await tx.query<{ id: string }>({ name: 'insert-registration', text: INSERT, values });
    if (!made) throw new Error('A registration was not written');
    await attachIdentification(tx, made.id, body, otpId);
    await tellOfRegistration(tx, code, now);
    const received = composeRegistrationReceived(code.partnerName);
    await sendToContact(tx, { mobileNumber: registration.mobileNumber, email: null }, received, language);
  });
  return code.partnerName;
};

/**
 * Asks for an account with a registration code and a proved mobile number; staff decide on it. Neither the code nor the proof is used
 * up by what is refused, and whoever registers is told of nobody who has an account or waits for one. What is sent twice, or again
 * because its answer was lost, is answered as it was the first time. 400, 422 rule_registration_code, rule_otp_expired, rule_file_gone,
 * 429.
 */
export const registerWithCode = async (context: RequestContext, typed: string, body: NewUserBody) => {
  const otpId = proofIn(body);
  const partnerName = await register(context, typed, otpId, body).catch(async (refusal: unknown) => {
    const before = await registeredBefore(context, typed, otpId, body);
    if (before === null) throw refusal;
    return before;
  });
  return { status: REGISTRATION_STATUS.byCode, partnerName };
};
