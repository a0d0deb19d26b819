import type { ReactElement } from 'react';
import { DisabledReason } from '../../ui/DisabledReason.tsx';
import { useReadOnly } from './useReadOnly.ts';

interface Props {
  /** Why it cannot be done apart from a view; nothing means that it can. */
  reason?: string;
  /** What it does that a view does not: it writes, or it hands out a file. */
  does?: 'write' | 'file';
  children: ReactElement<{ disabled?: boolean }>;
}

/** Around the one control that changes something: disabled, with the reason, where it cannot be done, and in every view. */
export const OutOfView = ({ reason, does, children }: Props) => (
  <DisabledReason reason={useReadOnly(does) ?? reason}>{children}</DisabledReason>
);
