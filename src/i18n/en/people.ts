/**
 * Reads as people.*: retailer associates and sales representatives.
 * A key added here is added in ../fil/people.ts too, or the type-check fails.
 */
export const people = {
  search: 'Name, employee code, mobile',
  associatesEmpty: 'No retailer associates yet.',
  representativesEmpty: 'No sales representatives yet.',
  field: {
    name: 'Name',
    position: 'Position',
    employeeCode: 'Employee code',
    email: 'E-mail',
    mobileNumber: 'Mobile number',
    merchants: 'Stores',
    isEnabled: 'In use',
    dtimeUpdated: 'Changed',
    updatedBy: 'Changed by',
  },
  yes: 'In use',
  no: 'Not in use',
};
