import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { mayOpen } from '../shell/menuTable.ts';
import { useUser } from '../shell/useUser.ts';

interface Props {
  /** The address of a page; null: there is none. */
  to: string | null;
  children: ReactNode;
}

/** Leads to a page whoever may open it; to everybody else it is text. */
export const MayLink = ({ to, children }: Props) => {
  const user = useUser();
  if (to === null || !mayOpen(to, user)) return children;
  return (
    <Link component={RouterLink} to={to}>
      {children}
    </Link>
  );
};
