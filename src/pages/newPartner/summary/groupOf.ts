import type { Values } from '../../../components/admin/form/formSpec.tsx';

/** A text of a form without the blanks around it; '' when it is none. */
export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A group of a form's values; empty when it is none. */
export const groupOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
