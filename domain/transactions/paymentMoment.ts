const CLOCK = /^(\d{1,2})(?:[:.](\d{2})(?:[:.](\d{2}))?)?\s*([ap])?\.?(?:m\.?)?$/i;

/** A time of day as tills write it ("14:05", "14:05:33", "2:05 PM", "2pm") as HH:mm:ss; null for what is none. */
export function readClock(text: string): string | null {
  const parts = CLOCK.exec(text.trim());
  if (!parts) return null;
  const [, hours = '', minutes, seconds = '00', half] = parts;
  if (!half && minutes === undefined) return null;
  const typed = Number(hours);
  if (half && (typed < 1 || typed > 12)) return null;
  const hour = half ? (typed % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : typed;
  if (hour > 23 || Number(minutes ?? 0) > 59 || Number(seconds) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}:${seconds}`;
}

/** The instant of a day (YYYY-MM-DD) and a time (HH:mm:ss) in Manila; of a day alone its first moment. */
export const manilaMoment = (day: string, time: string | null): string =>
  `${day}T${time ?? '00:00:00'}+08:00`;
