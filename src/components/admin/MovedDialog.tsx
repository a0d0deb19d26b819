import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { ChangedFacts } from '../ui/ChangedFacts.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

interface Props {
  title: string;
  /** On the button that leads to the thing as it is now. */
  reload: string;
  onReload: () => void;
  /** What differs from what was seen, where that can be told. */
  facts?: ComponentProps<typeof ChangedFacts>;
  /** What happened, in a sentence. */
  children: ReactNode;
}

/** Nothing was done, for somebody changed the thing meanwhile: what happened, what differs, and a way to see it as it is now. */
export const MovedDialog = ({ title, reload, onReload, facts, children }: Props) => (
  <ConfirmDialog open title={title} confirmLabel={reload} onConfirm={onReload}>
    <Stack spacing={2}>
      <Typography variant="body2">{children}</Typography>
      {facts && <ChangedFacts {...facts} />}
    </Stack>
  </ConfirmDialog>
);
