import { cloneElement, type ReactElement } from 'react';
import { Tip } from './Tip.tsx';

interface Props {
  /** Why the control cannot be used; nothing means that it can. */
  reason?: string;
  children: ReactElement<{ disabled?: boolean }>;
}

/** Disables the one control inside and says why on hover and on focus. */
export const DisabledReason = ({ reason, children }: Props) => {
  if (!reason) return children;
  return (
    <Tip title={reason}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a disabled button takes no focus, its reason must */}
      <span tabIndex={0} style={{ display: 'inline-flex' }}>
        {cloneElement(children, { disabled: true })}
      </span>
    </Tip>
  );
};
