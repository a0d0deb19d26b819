import type { MouseEvent, ReactNode } from 'react';
import { navigate } from './navigate.ts';

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A real link that stays in the loaded portal when it is clicked plainly. */
export function PageLink({
  to,
  className,
  onFollow,
  children,
}: {
  to: string;
  className?: string;
  /** What is done before it is followed here. */
  onFollow?: () => void;
  children: ReactNode;
}) {
  const follow = (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    onFollow?.();
    navigate(to);
  };
  return (
    <a href={to} className={className ?? 's-link'} onClick={follow}>
      {children}
    </a>
  );
}
