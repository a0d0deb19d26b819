const PARTICLES: ReadonlySet<string> = new Set('de del dela delos la los las san santa'.split(' '));

/** A whole name as first name and surname: the last word is the surname, with the particles before it. Null for one word alone. */
export function nameParts(whole: string): { firstName: string; lastName: string } | null {
  const words = whole.trim().split(/\s+/);
  let from = words.length - 1;
  while (from > 1 && PARTICLES.has((words[from - 1] ?? '').toLowerCase())) from -= 1;
  return from > 0
    ? { firstName: words.slice(0, from).join(' '), lastName: words.slice(from).join(' ') }
    : null;
}
