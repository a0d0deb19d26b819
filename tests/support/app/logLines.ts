import { Writable } from 'node:stream';
import { type Logger, pino } from 'pino';

/** A log that is kept, line by line. */
export interface KeptLog {
  log: Logger;
  lines: { level: number; msg: string; status?: number; [member: string]: unknown }[];
}

/** A log for one app, whose lines a test reads. */
export const keepLog = (): KeptLog => {
  const lines: KeptLog['lines'] = [];
  const to = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { log: pino({ level: 'info' }, to), lines };
};
