import type { MouseEvent } from 'react';
import { Alert } from './Alert.tsx';
import { useText } from './text.ts';

/** Field id → message; null where the entry is right. */
export type FieldErrors = Readonly<Record<string, string | null>>;

/** Straight to the field: an address with # in it would be one more step for the Back button. */
const focusField = (event: MouseEvent, id: string): void => {
  event.preventDefault();
  document.getElementById(id)?.focus();
};

interface Props {
  errors: FieldErrors;
  /** Takes the focus when this is another object; left out, whenever the errors are. */
  focusOn?: object;
}

/** The wrong entries of a form as links to their fields; takes the focus when it appears or changes. */
export function ErrorSummary({ errors, focusOn = errors }: Props) {
  const t = useText();
  const wrong = Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== null);
  if (wrong.length === 0) return null;
  return (
    <Alert tone="danger" focusOn={focusOn}>
      <strong>
        {wrong.length === 1 ? t('common.summary.one') : t('common.summary.many', { count: wrong.length })}
      </strong>
      <ul>
        {wrong.map(([id, message]) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
