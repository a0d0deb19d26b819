import type { ReactNode } from 'react';
import { Facts } from '../../ui/Facts.tsx';
import { NONE } from '../../ui/texts.tsx';
import { FieldRemarks, OtherRemarks, useSectionRemarks } from './SectionRemarks.tsx';
import { useFieldLabel } from './useFieldLabel.ts';

interface Props {
  /** The section as remarks of the review name it. */
  section: string;
  /** Field on the wire with what it holds, in the order of reading. */
  facts: readonly (readonly [field: string, value: ReactNode])[];
}

const isMissing = (value: ReactNode): boolean => value === null || value === undefined || value === '';

/** Fields of a section with their values, what the review asks for beside the field that it speaks of. */
export const SectionFacts = ({ section, facts }: Props) => {
  const labelOf = useFieldLabel();
  const remarks = useSectionRemarks(section);
  return (
    <>
      <OtherRemarks remarks={remarks} fields={facts.map(([field]) => field)} />
      <Facts
        facts={facts.map(([field, value]) => ({
          label: labelOf(field),
          value: (
            <>
              {isMissing(value) ? NONE : value}
              <FieldRemarks remarks={remarks} field={field} />
            </>
          ),
        }))}
      />
    </>
  );
};
