import type { ReactNode } from 'react';
import { FieldFacts } from '../../../ui/fields/FieldFacts.tsx';
import { FieldRemarks, OtherRemarks, useSectionRemarks } from './SectionRemarks.tsx';

interface Props {
  /** The section as remarks of the review name it. */
  section: string;
  /** Fields of the record around them, each with its `source`. */
  children: ReactNode;
}

/** The name by which remarks know a field: the last of its path. */
const nameOf = (source: string): string => source.split('.').at(-1) ?? source;

/** Fields of a section with their values, what the review asks for beside the field that it speaks of. */
export const SectionFacts = ({ section, children }: Props) => {
  const remarks = useSectionRemarks(section);
  return (
    <FieldFacts
      above={(fields) => <OtherRemarks remarks={remarks} fields={fields.map(nameOf)} />}
      below={(field) => <FieldRemarks remarks={remarks} field={nameOf(field)} />}
    >
      {children}
    </FieldFacts>
  );
};
