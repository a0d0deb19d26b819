import { fail } from '../../../http/errors/fail.ts';

const EMAIL = {
  en: 'Somebody has an account with this e-mail address already.',
  fil: 'May account na gumagamit na ng e-mail address na ito.',
};
const USERNAME = {
  en: 'This username is taken: choose another.',
  fil: 'May gumagamit na ng username na ito: pumili ng iba.',
};

/** Passes errors on, what is unique of an account as a rule that a person understands. */
export const whenTaken = (error: unknown): never => {
  const { constraint } = error as { constraint?: unknown };
  if (constraint === 'user_account_email_unique')
    throw fail('rule_email_taken', EMAIL, { fields: { emailAddress: EMAIL } });
  if (constraint === 'user_account_username_key')
    throw fail('rule_username_taken', USERNAME, { fields: { username: USERNAME } });
  throw error;
};
