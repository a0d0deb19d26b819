import { fail } from '../../http/errors/fail.ts';

const NAME_TAKEN = {
  en: 'There is a role of this name already.',
  fil: 'May role na sa pangalang ito.',
};

/** 422 rule_role_name_taken. */
export const nameTaken = () => fail('rule_role_name_taken', NAME_TAKEN, { fields: { role: NAME_TAKEN } });

/** Passes errors on, the broken unique name as a rule that a person understands. */
export const whenNameTaken = (error: unknown): never => {
  for (
    let cause: unknown = error, depth = 0;
    cause instanceof Error && depth < 4;
    cause = cause.cause, depth++
  ) {
    const { constraint } = cause as { constraint?: unknown };
    if (constraint === 'access_role_name_unique') throw nameTaken();
  }
  throw error;
};
