import type { NewUserBody } from '#contract/shapes/newUser.ts';
import type { IdentificationKind } from '#domain/people/identification.ts';
import { typedIdNumber } from '#domain/people/registering/idKinds.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { Tx } from '../../../db/context.ts';
import { fail } from '../../../http/errors/fail.ts';
import { knownIds } from '../../../http/ids.ts';
import { tokenHash } from '../../../signIn/tokensAndCodes.ts';

// The file that is kept now runs out no more.
const ATTACH = `with attached as (
    update registration_file set user_request_id = $1
    where file_id = any ($2::bigint[]) and kind = $3 and proof_hash = $4 and user_request_id is null returning file_id
  ) update file f set expires_at = null from attached a where f.id = a.file_id returning f.id`;
const IDENTITY =
  'insert into registration_identity (user_request_id, id_number, valid_until) values ($1, $2, $3)';
const GONE = {
  en: 'This file is not here any more: upload it again',
  fil: 'Wala na rito ang file na ito: i-upload itong muli',
};

/** Keeps an ID's number with a request, and ties the pictures that somebody sent in to it. 422 rule_file_gone for files of another proof, and those there never were. */
export const attachIdentification = async (
  tx: Tx,
  requestId: string,
  { identificationFile, selfieFile, textIdentificationNumber, dateValidity }: NewUserBody,
  otpId: string,
): Promise<void> => {
  const attach = async (
    kind: IdentificationKind,
    field: string,
    id: string,
  ): Promise<[string, Sentence][]> => {
    const values = [requestId, knownIds([id]), kind, tokenHash(otpId)];
    const attached = await tx.query({ name: 'attach-registration-file', text: ATTACH, values });
    return attached.length ? [] : [[field, GONE]];
  };
  const gone = [
    ...(identificationFile ? await attach('identification', 'identificationFile', identificationFile) : []),
    ...(selfieFile ? await attach('selfie', 'selfieFile', selfieFile) : []),
  ];
  const identity = [requestId, typedIdNumber(textIdentificationNumber ?? ''), dateValidity ?? null];
  await tx.query({ name: 'keep-registration-identity', text: IDENTITY, values: identity });
  if (gone.length) throw fail('rule_file_gone', GONE, { fields: Object.fromEntries(gone) });
};
