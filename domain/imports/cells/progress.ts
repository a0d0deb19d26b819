/** How far a step is: rows done of all, whole rows a second so far, whole seconds left; null while nothing says so. */
export interface Progress {
  done: number;
  total: number;
  rowsPerSecond: number;
  secondsLeft: number | null;
}

const SECOND_MS = 1000;

/** The progress of a step that has done so many rows of `total` within `elapsedMs`; a total of 0 is not known yet. */
export function progressOf(done: number, total: number, elapsedMs: number): Progress {
  const perSecond = elapsedMs > 0 ? (done * SECOND_MS) / elapsedMs : 0;
  const left = total > 0 && perSecond > 0 ? Math.ceil(Math.max(0, total - done) / perSecond) : null;
  return { done, total, rowsPerSecond: Math.round(perSecond), secondsLeft: left };
}
