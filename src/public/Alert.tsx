import { type ReactNode, useEffect, useRef } from 'react';

export type Tone = 'danger' | 'warning' | 'success' | 'info';

/** A message above a form. With `focusOn` it takes the focus whenever that value changes, so that it is read at once. */
export function Alert({ tone, focusOn, children }: { tone: Tone; focusOn?: unknown; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOn !== undefined) ref.current?.focus();
  }, [focusOn]);
  return (
    <div
      ref={ref}
      className={`s-alert s-alert-${tone}`}
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
      // Of a list that gets shorter the new count is read, not all of it again.
      aria-atomic={false}
      tabIndex={-1}
    >
      {children}
    </div>
  );
}
