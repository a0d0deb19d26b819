const NAME = 'cancelled';

/** Tells the first page which application was cancelled just now. */
export const cancelledQuery = (referenceNumber: string): string =>
  `?${new URLSearchParams({ [NAME]: referenceNumber })}`;

/** The number of the application that was cancelled just now, as the address says. */
export const cancelledNow = (): string | null =>
  /^SK-\d{4}-\d+$/.exec(new URLSearchParams(location.search).get(NAME) ?? '')?.[0] ?? null;
