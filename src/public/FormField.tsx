import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

export interface FormFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string | null | undefined;
  hint?: ReactNode;
  /** Beside the label: a link. */
  aside?: ReactNode;
  /** Inside the field, at its end. */
  end?: ReactNode;
}

/** One labelled input with its hint and its error, tied together for screen readers. */
export function FormField({ label, error, hint, aside, end, id, className, ...input }: FormFieldProps) {
  const made = useId();
  const field = id ?? made;
  // What is wrong may be said in the very words of the hint: once is enough.
  const told = hint === error ? '' : hint;
  const notes = [error ? `${field}-error` : '', told ? `${field}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className="s-field">
      <div className="s-label-row">
        <label htmlFor={field}>{label}</label>
        {aside}
      </div>
      <div className="s-input-box">
        <input
          {...input}
          id={field}
          className={`s-input ${className ?? ''}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
        />
        {end}
      </div>
      {error && (
        <p className="s-field-error" id={`${field}-error`}>
          {error}
        </p>
      )}
      <div className="s-hint" id={`${field}-hint`} aria-live="polite">
        {told}
      </div>
    </div>
  );
}
