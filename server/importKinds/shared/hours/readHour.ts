/** An hour as people and programs write it ("9:00 AM", "9am", "21:00", "09:00:00", "T09:00") as HH:mm; null for what is none. */
export const readHour = (text: string): string | null => {
  const parts = /^(?:T(?=\d\d:))?(\d{1,2})(?:[:.](\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?(?:m\.?)?$/i.exec(
    text.trim(),
  );
  if (!parts) return null;
  const [, hours = '', minutes = '00', half = ''] = parts;
  if (!half && parts[2] === undefined) return null;
  const typed = Number(hours);
  if (half && (typed < 1 || typed > 12)) return null;
  const hour = half ? (typed % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : typed;
  if (hour > 23 || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
};
