/** Hours of a store as they are kept in a change. */
export interface StoredHours {
  days: string[];
  opening_hour: string;
  closing_hour: string;
}

/** Hours as people read them: "Monday, Tuesday 09:00–18:00". */
export const hoursText = (hours: readonly StoredHours[]): string | null =>
  hours
    .map(
      ({ days, opening_hour: open, closing_hour: close }) =>
        `${days.join(', ')} ${open.slice(0, 5)}–${close.slice(0, 5)}`,
    )
    .join('; ') || null;
