import { each, type Language, type Sentence } from '../sentence.ts';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const SHORT: Readonly<Record<Language, readonly string[]>> = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  fil: ['Lun', 'Mar', 'Miy', 'Huw', 'Biy', 'Sab', 'Lin'],
};

/** Runs of days that follow each other, as positions in the week. */
const runsOf = (days: readonly string[]): [number, number][] => {
  const runs: [number, number][] = [];
  for (const [at, day] of WEEK.entries()) {
    if (!days.includes(day)) continue;
    const last = runs.at(-1);
    if (last && last[1] === at - 1) last[1] = at;
    else runs.push([at, at]);
  }
  return runs;
};

/** Days of the week in their short names, those that follow each other as a span: "Mon–Fri, Sun"; unknown days are left out. */
export function daysText(days: readonly string[]): Sentence {
  const runs = runsOf(days);
  return each((language) =>
    runs
      .map(([from, to]) => {
        const [first, last] = [SHORT[language][from], SHORT[language][to]];
        return from === to ? first : `${first}${to === from + 1 ? ', ' : '–'}${last}`;
      })
      .join(', '),
  );
}
