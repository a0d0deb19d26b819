/** The label of a zip code: its name (the four digits) and its post-office area. */
export function zipLabel({ name, zipCode }: { name: string; zipCode: string }): string {
  return `${name} - ${zipCode}`;
}

/** The label of a salesroom: its name and its code. */
export function salesroomLabel({ name, code }: { name: string; code: string }): string {
  return `${name} - ${code}`;
}

/** The label of one of the provider's own people: the name and the employee code. */
export function employeeLabel({ name, code }: { name: string; code: string }): string {
  return `${name} - ${code}`;
}
