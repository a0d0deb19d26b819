const NOON = 12;

/** A time of day HH:mm as clocks here say it, 6:00 PM; any other text is left as it is. */
const clockTime = (time: string): string => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined) return time;
  return `${Number(hours) % NOON || NOON}:${minutes} ${Number(hours) < NOON ? 'AM' : 'PM'}`;
};

/** From when to when a store is open, 9:00 AM – 6:00 PM. */
export function hoursText(openingHour: string, closingHour: string): string {
  return `${clockTime(openingHour)} – ${clockTime(closingHour)}`;
}
