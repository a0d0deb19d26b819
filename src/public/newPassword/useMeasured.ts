import { useEffect, useState } from 'react';
import type { PasswordOwner } from '#domain/signIn/password.ts';
import { fetchAhead } from '../loading/chunks.ts';
import type { Measured } from './measure.ts';

/** Milliseconds without a key after which a password is measured. */
const PAUSE_MS = 150;
let measure: typeof import('./measure.ts').measure | undefined;
/** The lists of words are large: they come when somebody types, and without them a password is taken all the same. */
const load = () =>
  fetchAhead(async () => {
    ({ measure } = await import('./measure.ts'));
  });

/** How hard a password is to guess; null while nothing is typed or nothing can measure it. */
export function useMeasured(
  password: string,
  { firstName, lastName, username, emailAddress }: PasswordOwner,
): Measured | null {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const known = [firstName, lastName, username, emailAddress].filter(Boolean).join('\n');
  useEffect(() => {
    if (password === '') return setMeasured(null);
    let isOld = false;
    const look = async (): Promise<void> => {
      if (!measure) await load();
      if (!isOld) setMeasured(measure?.(password, known.split('\n')) ?? null);
    };
    const timer = setTimeout(look, PAUSE_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [password, known]);
  return measured;
}
