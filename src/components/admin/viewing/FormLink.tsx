import Button, { type ButtonProps } from '@mui/material/Button';
import { Link, type LinkProps } from 'react-router-dom';
import { OutOfView } from './OutOfView.tsx';
import { useReadOnly } from './useReadOnly.ts';

interface Props extends ButtonProps, Pick<LinkProps, 'to' | 'state'> {
  /** Why the form cannot be opened apart from a view; nothing means that it can. */
  reason?: string;
}

/** Leads to a form that changes something; in a view it leads nowhere and says why: nothing of the form could be sent. */
export const FormLink = ({ reason, to, state, ...button }: Props) => {
  const isReadOnly = useReadOnly() !== undefined;
  const isOff = isReadOnly || reason !== undefined || button.disabled;
  // An address that is not to be followed is none: a disabled link would still be one to a screen reader.
  const way = isOff ? {} : { component: Link, to, state };
  return (
    <OutOfView reason={reason}>
      <Button {...way} {...button} />
    </OutOfView>
  );
};
