/** An account number with all but its last four digits as asterisks; one of four or fewer is hidden whole. */
export function maskAccountNumber(number: string): string {
  const shown = number.length > 4 ? number.slice(-4) : '';
  return '*'.repeat(number.length - shown.length) + shown;
}

/** Whether a number is shown in part or not at all: some of it are asterisks. */
export function isMasked(number: string): boolean {
  return number.includes('*');
}
