import type { BankForm, BusinessForm } from '#domain/selfService/form/applicationForm.ts';

/** The names that an account of the business may bear: its own, and of a sole proprietor the owner's. */
export const namesOf = (
  { registeredBusinessName, businessType }: BusinessForm,
  { authorizedSignatory: { firstName, middleName, lastName } }: BankForm,
): string[] => {
  if (businessType !== 'SOLE_PROPRIETORSHIP') return [registeredBusinessName];
  const whole = [firstName, middleName, lastName].filter(Boolean).join(' ');
  const short = [firstName, lastName].filter(Boolean).join(' ');
  return [registeredBusinessName, ...new Set([short, whole])];
};
