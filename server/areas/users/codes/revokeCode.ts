import { registrationCodeStatus } from '#domain/people/registrationCode.ts';
import { mayMove } from '#domain/status.ts';
import { fail } from '../../../http/errors/fail.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { moved, versionOf } from '../../../http/versionOf.ts';
import { readCode } from './readCode.ts';

const WRITE = `update registration_code set revoked_at = $3, revoked_by = $4, version = version + 1, updated_at = $3, updated_by = $4
  where id = $1 and version = $2 returning id`;
const OVER = {
  en: 'This code is over already: nobody registers with it.',
  fil: 'Tapos na ang code na ito: wala nang magpaparehistro gamit ito.',
};

/** Takes a code back: nobody registers with it from now on. 404, 409, 428, 422 rule_registration_code. */
export const revokeRegistrationCode = os.registrationCodes.revokeRegistrationCode.handler(
  async ({ input, context }) => {
    const { tx, user, deps } = context;
    const id = toId(input.params.id);
    const now = deps.now();
    const version = versionOf(context);
    const before = await readCode(tx, id, now);
    if (before.version !== version) throw moved(before);
    if (!mayMove(registrationCodeStatus, before.status, 'REVOKED'))
      throw fail('rule_registration_code', OVER);
    const values = [id, version, now, user.username];
    const changed = await tx.query({ name: 'revoke-code', text: WRITE, values });
    const after = await readCode(tx, id, now);
    if (!changed.length) throw moved(after);
    return { data: after };
  },
);
