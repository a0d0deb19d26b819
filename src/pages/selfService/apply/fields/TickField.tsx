import type { ReactNode } from 'react';
import { useField } from '../parts/formContext.ts';

/** Yes or no. */
export function TickField({ name, label, hint }: { name: string; label: ReactNode; hint?: ReactNode }) {
  const { id, value, set, leave } = useField<boolean>(name);
  return (
    <label className="a-option">
      <input
        id={id}
        type="checkbox"
        checked={value}
        onChange={(event) => {
          set(event.target.checked);
          leave();
        }}
      />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}
