/** A stored number 639171234567 as (63) 917 123 4567; any other number is shown unchanged. */
export function formatMobile(mobile: string): string {
  const parts = /^63(\d{3})(\d{3})(\d{4})$/.exec(mobile);
  return parts ? `(63) ${parts[1]} ${parts[2]} ${parts[3]}` : mobile;
}

/** A mobile number as applicants read it back (ADR 0078), 0917 123 4567, however it was typed or stored; any other text is left as it is. */
export function localMobile(mobile: string): string {
  return normalizeMobile(mobile)?.replace(/^63(\d{3})(\d{3})(\d{4})$/, '0$1 $2 $3') ?? mobile;
}

/** A stored number 639171234567 as telephones and messengers take it, +639171234567; any other number is left as it is. */
export function internationalMobile(mobile: string): string {
  return /^63\d{10}$/.test(mobile) ? `+${mobile}` : mobile;
}

/** A typed mobile number (09…, 9…, 639…, +639…, blanks, dashes and brackets allowed) as 639XXXXXXXXX, else null. */
export function normalizeMobile(typed: string): string | null {
  const digits = typed.trim().replace(/[\s().-]/g, '');
  const national = /^(?:\+?63|0|\+?630)?(9[0-9]{9})$/.exec(digits)?.[1];
  return national ? `63${national}` : null;
}

/** A mobile number that may still be as it was typed, as it is shown once it is stored; any other text is left as it is. */
export function formatTypedMobile(typed: string): string {
  return formatMobile(normalizeMobile(typed) ?? typed);
}

/** The last four characters of a number, all that a screen may show of it; fewer when it is shorter. */
export function mobileLast4(mobile: string): string {
  return mobile.slice(-4);
}

/** A number with all but its last four characters as asterisks; one of four or fewer is hidden whole. */
export function maskMobile(mobile: string): string {
  const shown = mobile.length > 4 ? mobileLast4(mobile) : '';
  return '*'.repeat(mobile.length - shown.length) + shown;
}
