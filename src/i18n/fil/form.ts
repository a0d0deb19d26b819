import type { form as en } from '../en/form.ts';

export const form: typeof en = {};
