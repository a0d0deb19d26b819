/** Crockford's base32: no I, L, O or U, so that nothing is read as something else. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** How many codes are made at a time. */
export const RECOVERY_CODES = 10;

/** A recovery code of random bytes, one a character, as it is written down: "7QK2M-9XRTB". */
export const recoveryCodeOf = (bytes: ArrayLike<number>): string => {
  const text = Array.from({ length: LENGTH }, (_, at) => ALPHABET[(bytes[at] ?? 0) % ALPHABET.length]).join(
    '',
  );
  return `${text.slice(0, 5)}-${text.slice(5)}`;
};

/** How many bytes `recoveryCodeOf` reads. */
export const RECOVERY_CODE_BYTES = LENGTH;

/**
 * A typed recovery code as it is compared: upper case without spaces and dashes, I and L as 1, O as 0. Null for what is none.
 */
export const readRecoveryCode = (typed: string): string | null => {
  const text = typed.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');
  return text.length === LENGTH && [...text].every((letter) => ALPHABET.includes(letter)) ? text : null;
};
