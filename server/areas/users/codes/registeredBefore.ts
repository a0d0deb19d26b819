import type { NewUserBody } from '#contract/shapes/newUser.ts';
import { typedRegistrationCode } from '#domain/people/registrationCode.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { text } from '../../../db/columns/kinds.ts';
import { withSession } from '../../../db/context.ts';
import type { RequestContext } from '../../../http/deps.ts';
import { knownIds } from '../../../http/ids.ts';
import { tokenHash } from '../../../signIn/tokensAndCodes.ts';

const FROM = 'registration_code c join partner p on p.id = c.partner_id';
const PARTNER = columnsOf<{ partnerName: string }>(FROM)({ partnerName: text('p.name') });
const READ = `select ${PARTNER.select} from ${FROM}
  where c.code = $1 and exists (select from user_request r where r.registration_code_id = c.id
    and 2 = (select count(*) from registration_file i where i.user_request_id = r.id and i.proof_hash = $2 and i.file_id = any ($3::bigint[])))`;

/**
 * The partner with whom this proof and these pictures were registered before: then the answer to that was lost on its way, and is given
 * again. Null when they were not.
 */
export const registeredBefore = async (
  { deps, requestId }: RequestContext,
  typed: string,
  otpId: string,
  { identificationFile, selfieFile }: NewUserBody,
): Promise<string | null> => {
  if (!identificationFile || !selfieFile) return null;
  const values = [
    typedRegistrationCode(typed) ?? '',
    tokenHash(otpId),
    knownIds([identificationFile, selfieFile]),
  ];
  const [found] = await withSession(deps.pools, requestId, (tx) =>
    PARTNER.read(tx, { name: 'registered-before', text: READ, values }),
  );
  return found?.partnerName ?? null;
};
