export const GENDERS = ['MALE', 'FEMALE'] as const;
export const CIVIL_STATUSES = ['SINGLE', 'MARRIED', 'WIDOWED', 'SEPARATED', 'ANNULLED'] as const;
