import { Children, isValidElement, type ReactNode } from 'react';
import { Facts } from '../Facts.tsx';
import { useField } from './Fields.tsx';

const Label = ({ source }: { source: string }) => <>{useField(source).label}</>;

/** The sources of the fields among children, in their order. */
const sourcesIn = (children: ReactNode): { source: string; field: ReactNode }[] =>
  Children.toArray(children).flatMap((field) => {
    if (!isValidElement<{ source?: unknown }>(field)) return [];
    const { source } = field.props;
    return typeof source === 'string' ? [{ source, field }] : [];
  });

interface Props {
  /** Fields of the subject around them, each with its `source`. */
  children: ReactNode;
  /** What stands below a field's value. */
  below?: (source: string) => ReactNode;
  /** What stands above them all, told which fields there are. */
  above?: (sources: readonly string[]) => ReactNode;
}

/** Fields side by side, each under its label. */
export const FieldFacts = ({ children, below, above }: Props) => {
  const fields = sourcesIn(children);
  return (
    <>
      {above?.(fields.map(({ source }) => source))}
      <Facts
        facts={fields.map(({ source, field }) => ({
          key: source,
          label: <Label source={source} />,
          value: (
            <>
              {field}
              {below?.(source)}
            </>
          ),
        }))}
      />
    </>
  );
};
