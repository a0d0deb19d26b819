import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFieldLabel } from '../../../../components/admin/records/useFieldLabel.ts';
import { type Fact, Facts } from '../../../../components/ui/Facts.tsx';
import { Panel } from '../../../../components/ui/Panel.tsx';

/** A field on the wire with what it holds. */
export type FieldFact = readonly [field: string, value: ReactNode];

/** Fields with their values, named as everywhere. */
export const FieldFacts = ({ facts }: { facts: readonly FieldFact[] }) => {
  const labelOf = useFieldLabel();
  return <Facts facts={facts.map(([field, value]): Fact => ({ label: labelOf(field), value }))} />;
};

interface Props {
  title: string;
  aside?: ReactNode;
  /** Said in place of the children when there is nothing to show. */
  none?: string | false;
  children: ReactNode;
}

/** One card of what is known of a store. */
export const SummaryPanel = ({ title, aside, none, children }: Props) => (
  <Panel title={title} aside={aside}>
    {none ? (
      <Typography variant="body2" color="textSecondary">
        {none}
      </Typography>
    ) : (
      children
    )}
  </Panel>
);
