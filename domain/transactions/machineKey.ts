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
/** The most partners that an account names, before it is for all of them. */
export const MOST_PARTNERS = 100;
/** The most addresses and networks that the calls of an account come from. */
export const MOST_ADDRESSES = 20;

/** How much a key may post, in centavos: in one payment, in a day, and in any 30 days. */
export interface KeyLimits {
  payment: bigint;
  day: bigint;
  month: bigint;
}

/** The first limit that is lower than a shorter one, as its field; null when they fit each other. */
export function limitOutOfOrder({ payment, day, month }: KeyLimits): 'dayLimit' | 'monthLimit' | null {
  if (day < payment) return 'dayLimit';
  return month < day ? 'monthLimit' : null;
}
