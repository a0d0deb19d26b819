/** Loaded into a process by `--import`: its clock is twelve hours ahead. */
const AHEAD_MS = 12 * 3_600_000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...args: []) {
    if (args.length) super(...args);
    else super(RealDate.now() + AHEAD_MS);
  }
  static override now(): number {
    return RealDate.now() + AHEAD_MS;
  }
} as DateConstructor;
