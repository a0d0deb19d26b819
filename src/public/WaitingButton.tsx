import { useText } from './text.ts';
import { clock, useCountdown } from './useCountdown.ts';

interface Props {
  isBusy: boolean;
  /** Instant (ms) before which the server refuses another try; 0 for none. */
  waitUntil: number;
  label: string;
  busyLabel: string;
}

/** The button that sends a form; while the server refuses tries it counts down instead. */
export function WaitingButton({ isBusy, waitUntil, label, busyLabel }: Props) {
  const t = useText();
  const left = useCountdown(waitUntil);
  return (
    <button type="submit" className="s-button" disabled={left > 0} aria-disabled={isBusy || undefined}>
      {left > 0 ? t('login.wait', { time: clock(left) }) : isBusy ? busyLabel : label}
    </button>
  );
}
