import { fieldLabel } from '#domain/applicants/fieldLabel.ts';
import { useLanguage } from './useLanguage.ts';

/** A value that was sent, under the name of its field. */
export type Fact = readonly [field: string, value: string | null | undefined];

/** What was sent, as it stands: to be read, not changed. Empty ones are left out. */
export function Facts({ of }: { of: readonly Fact[] }) {
  const language = useLanguage();
  return (
    <dl className="s-facts">
      {of
        .filter(([, value]) => value)
        .map(([field, value]) => (
          <div key={field}>
            <dt>{fieldLabel(field)[language]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
