import type { Sentence } from '../../sentence.ts';

/** What is known of a kind of ID, by its code among the identification types. */
interface IdKind {
  /** Of the number, its spaces and dashes left out. */
  number: Pick<RegExp, 'test'>;
  /** How the number looks, as a hint and as what is wrong. */
  looks: Sentence;
  /** Whether every one of them bears a last day. */
  ends: boolean;
}

const digits = (...counts: number[]): Pick<IdKind, 'number' | 'looks'> => ({
  number: { test: (number) => /^\d+$/.test(number) && counts.includes(number.length) },
  looks: {
    en: `The number has ${counts.join(' or ')} digits`,
    fil: `May ${counts.join(' o ')} digit ang numero`,
  },
});

const OTHER: IdKind = {
  number: /^[A-Z0-9/.]{4,30}$/,
  looks: {
    en: 'Write the number as it stands on the ID: 4 to 30 letters and digits',
    fil: 'Isulat ang numero gaya ng nasa ID: 4 hanggang 30 letra at digit',
  },
  ends: false,
};

const KINDS: Readonly<Record<string, IdKind>> = {
  PHILID: { ...digits(12, 16), ends: false },
  // As every passport has it (ICAO 9303): foreigners register too.
  PASSPORT: {
    number: /^[A-Z0-9]{6,9}$/,
    looks: {
      en: 'The number has 6 to 9 letters and digits',
      fil: 'May 6 hanggang 9 letra at digit ang numero',
    },
    ends: true,
  },
  DRIVERS_LICENSE: {
    number: /^[A-Z]\d{10}$/,
    looks: {
      en: 'The number is a letter and 10 digits, such as N01-23-456789',
      fil: 'Isang letra at 10 digit ang numero, gaya ng N01-23-456789',
    },
    ends: true,
  },
  PRC: { ...digits(7), ends: true },
  UMID_SSS: { ...digits(10, 12), ends: false },
  PHILHEALTH: { ...digits(12), ends: false },
  TIN_CARD: { ...digits(9, 12, 14), ends: false },
  POSTAL: { ...OTHER, ends: true },
  NBI: { ...OTHER, ends: true },
  SEAMAN: { ...OTHER, ends: true },
  ACR_ICR: { ...OTHER, ends: true },
};

/** What is known of a kind of ID; of one without a row that it has a number. */
export function idKindOf(code: string | null | undefined): IdKind {
  return (code ? KINDS[code] : undefined) ?? OTHER;
}

/** An ID's number as it is kept: in capitals, its spaces single. */
export function typedIdNumber(typed: string): string {
  return typed.trim().toUpperCase().replace(/\s+/g, ' ');
}

/** What is wrong with the number of an ID of a kind; null for nothing. */
export function idNumberProblem(code: string | null | undefined, typed: string): Sentence | null {
  const { number, looks } = idKindOf(code);
  return number.test(typedIdNumber(typed).replace(/[\s\-‐-―]/g, '')) ? null : looks;
}

/** No ID is valid for longer: whoever types more has mistyped the year. */
const MOST_YEARS = 20;

/** What is wrong with the last day of an ID of a kind, on a business day; null for nothing, and for none where not all have one. */
export function idValidityProblem(
  code: string | null | undefined,
  day: string | null | undefined,
  today: string,
): Sentence | null {
  if (!day) {
    if (!idKindOf(code).ends) return null;
    return { en: 'Enter until when the ID is valid', fil: 'Ilagay kung hanggang kailan may bisa ang ID' };
  }
  if (day < today)
    return {
      en: 'This ID is no longer valid: use another one',
      fil: 'Wala nang bisa ang ID na ito: gumamit ng iba',
    };
  const last = `${Number(today.slice(0, 4)) + MOST_YEARS}${today.slice(4)}`;
  return day > last ? { en: 'Check the year', fil: 'Suriin ang taon' } : null;
}
