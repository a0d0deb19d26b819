const PREFIX = 'suki_';
const FORM = /^suki_[A-Za-z0-9_-]{43}$/;

/** The key of a machine account, out of 43 characters that nobody guesses: it is known for what it is wherever it turns up. */
export const machineKeyOf = (token: string): string => `${PREFIX}${token}`;

/** Whether a text has the form of such a key. */
export const isMachineKey = (text: string): boolean => FORM.test(text);

/** For how long the key before a new one still counts. */
export const FORMER_KEY_HOURS = 24;
/** The most calls a minute that an account may be given. */
export const MOST_PER_MINUTE = 600;
/** A source of payments as references begin: capital letters, digits, - and _. */
export const isSource = (text: string): boolean => /^[A-Z0-9][A-Z0-9_-]{1,29}$/.test(text);
