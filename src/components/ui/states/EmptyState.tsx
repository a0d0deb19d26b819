import InboxOutlinedIcon from '@mui/icons-material/InboxOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import type { ReactNode } from 'react';
import { StateBlock } from './StateBlock.tsx';

interface Props {
  title: string;
  lines?: readonly string[];
  /** A search or filter hides the rows: another picture than "there is nothing yet". */
  filtered?: boolean;
  actions?: ReactNode;
}

/** An answer without rows. A list that failed to load is never shown with this. */
export const EmptyState = ({ title, lines, filtered = false, actions }: Props) => (
  <StateBlock
    icon={filtered ? <SearchOffIcon /> : <InboxOutlinedIcon />}
    title={title}
    lines={lines}
    actions={actions}
  />
);
