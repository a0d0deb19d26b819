const PARTS = /^(.+?)\s+((?:(?:de|del|dela|delos|la|los|las|san|santa)\s+)*\S+)$/i;

/** A whole name as first name and surname: the last word is the surname, with the particles before it. Null for one word alone. */
export function nameParts(whole: string): { firstName: string; lastName: string } | null {
  const [, firstName, lastName] = PARTS.exec(whole.trim().replace(/\s+/g, ' ')) ?? [];
  return firstName && lastName ? { firstName, lastName } : null;
}
