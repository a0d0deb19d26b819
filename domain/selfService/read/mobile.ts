/** A stored mobile number without the 63 of its country, as the form holds it; one without it stays as it is. */
export const readMobile = (stored: string | null): string =>
  stored === null ? '' : stored.startsWith('63') ? stored.slice(2) : stored;
