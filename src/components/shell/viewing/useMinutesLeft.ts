import { useEffect, useState } from 'react';

const EVERY_MS = 5_000;
const MINUTE_MS = 60_000;

/** The whole minutes until an instant (ms), the last one begun counted; calls once it is there. */
export const useMinutesLeft = (end: number, onOver: () => void): number => {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= end;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the time is over
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver]);
  return Math.max(0, Math.ceil((end - now) / MINUTE_MS));
};
