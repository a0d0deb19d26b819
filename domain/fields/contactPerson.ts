import { LANDLINE_MAX } from '../formats/landline.ts';
import { same } from '../sentence.ts';
import type { FieldRows } from './field.ts';

/** The parts of a person's name. */
export const fullNameFields = {
  firstName: {
    label: { en: 'First name', fil: 'Pangalan' },
    kind: 'line',
    min: 1,
    max: 60,
    sees: 'all',
    sets: 'all',
    column: 'first_name',
  },
  middleName: {
    label: { en: 'Middle name', fil: 'Gitnang pangalan' },
    kind: 'line',
    max: 60,
    optional: true,
    sees: 'all',
    sets: 'all',
    column: 'middle_name',
  },
  lastName: {
    label: { en: 'Last name', fil: 'Apelyido' },
    kind: 'line',
    min: 1,
    max: 60,
    sees: 'all',
    sets: 'all',
    column: 'last_name',
  },
} as const satisfies FieldRows;

/** How a person is reached. */
export const contactDetailFields = {
  mobileNumber: {
    label: { en: 'Mobile number', fil: 'Numero ng mobile' },
    kind: 'mobile',
    isCopied: true,
    max: 24,
    sees: 'all',
    sets: 'all',
    section: 'contact-person',
    column: 'mobile_number',
  },
  landlineNumber: {
    label: same('Landline'),
    kind: 'landline',
    max: LANDLINE_MAX,
    optional: true,
    sees: 'all',
    sets: 'all',
    section: 'contact-person',
    column: 'landline_number',
  },
  emailAddress: {
    label: same('E-mail'),
    kind: 'email',
    max: 254,
    optional: true,
    sees: 'all',
    sets: 'all',
    section: 'contact-person',
    column: 'email',
  },
} as const satisfies FieldRows;

/** A person to speak to at a partner or a store, or who signs for them. */
export const contactPersonFields = {
  role: {
    label: { en: 'Role', fil: 'Tungkulin' },
    kind: 'option',
    sees: 'all',
    sets: 'all',
    column: 'role',
  },
  fullName: {
    label: { en: 'Full name', fil: 'Buong pangalan' },
    kind: 'group',
    sees: 'all',
    sets: 'all',
    section: 'contact-person',
    of: fullNameFields,
  },
  birthDate: {
    label: { en: 'Birth date', fil: 'Petsa ng kapanganakan' },
    kind: 'day',
    optional: true,
    sees: 'all',
    sets: 'all',
    section: 'contact-person',
    column: 'birth_date',
  },
  jobTitle: {
    label: { en: 'Job title', fil: 'Katungkulan' },
    kind: 'line',
    max: 80,
    optional: true,
    sees: 'all',
    sets: 'all',
    section: 'contact-person',
    column: 'job_title',
  },
  contactDetail: {
    label: { en: 'Contact details', fil: 'Paano makontak' },
    kind: 'group',
    sees: 'all',
    sets: 'all',
    of: contactDetailFields,
  },
} as const satisfies FieldRows;
