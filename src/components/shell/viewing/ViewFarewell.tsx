import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { takeFarewell } from '../../../providers/session/view.ts';

/** Says on the page that a view led back to that it has ended, and why. */
export const ViewFarewell = () => {
  const notify = useNotify();
  useEffect(() => {
    const farewell = takeFarewell();
    if (!farewell) return;
    const { name, why } = farewell;
    notify(`shell.view.over.${why}`, { type: why === 'ended' ? 'success' : 'info', messageArgs: { name } });
  }, [notify]);
  return null;
};
