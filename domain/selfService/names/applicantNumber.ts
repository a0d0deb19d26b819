/** Who an applicant is in a record, as a pattern of both JavaScript and PostgreSQL: what was sent says so, what was done in a session does not. */
export const APPLICANT = '^(?:applicant:)?(SK-[0-9]{4}-[0-9]+)$';

const PATTERN = new RegExp(APPLICANT);

/** The reference number of the applicant that a record names as its author; null for anybody else. */
export const applicantNumber = (by: string | null): string | null => PATTERN.exec(by ?? '')?.[1] ?? null;
