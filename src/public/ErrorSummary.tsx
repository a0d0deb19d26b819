import { Alert } from './Alert.tsx';
import { useText } from './text.ts';

/** Field id → message; null where the entry is right. */
export type FieldErrors = Readonly<Record<string, string | null>>;

/** The wrong entries of a form as links to their fields; takes the focus when it appears or changes. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const t = useText();
  const wrong = Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== null);
  if (wrong.length === 0) return null;
  return (
    <Alert tone="danger" focusOn={errors}>
      <strong>
        {wrong.length === 1 ? t('common.summary.one') : t('common.summary.many', { count: wrong.length })}
      </strong>
      <ul>
        {wrong.map(([id, message]) => (
          <li key={id}>
            <a href={`#${id}`}>{message}</a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
