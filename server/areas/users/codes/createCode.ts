import { randomBytes } from 'node:crypto';
import { CODE_LENGTH, registrationCodeOf } from '#domain/people/registrationCode.ts';
import { namesOf, placesOf } from '../../../db/columns/definitionOf.ts';
import { os } from '../../../http/os.ts';
import { NEW_CODE } from './codeColumns.ts';
import { codeToMake } from './codeToMake.ts';
import { readCode } from './readCode.ts';

const INSERT = `insert into registration_code (created_at, created_by, updated_at, updated_by, ${namesOf(NEW_CODE)})
  values ($1, $2, $1, $2, ${placesOf(NEW_CODE, 3)}) returning id`;

/** Makes a registration code. 400, 403, 422 rule_role_not_given. */
export const createRegistrationCode = os.registrationCodes.createRegistrationCode.handler(
  async ({ input, context }) => {
    const { tx, user, deps } = context;
    const now = deps.now();
    const made = await codeToMake(tx, user, input.body, now);
    // Of 2^50 codes two are never alike; were they, the unique column refuses the second.
    const code = registrationCodeOf(randomBytes(CODE_LENGTH));
    const values = [now, user.username, ...Object.values(NEW_CODE.write({ ...made, code }))];
    const [row] = await tx.query<{ id: string }>({ name: 'insert-code', text: INSERT, values });
    return { data: await readCode(tx, row?.id ?? '', now) };
  },
);
