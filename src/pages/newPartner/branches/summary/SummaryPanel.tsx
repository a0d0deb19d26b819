import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Panel } from '../../../../components/ui/Panel.tsx';

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
