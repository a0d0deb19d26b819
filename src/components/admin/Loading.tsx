import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  /** Between the shapes, in steps of the theme. */
  spacing?: number;
  /** Skeletons in the measure of what will stand there. */
  children: ReactNode;
}

/** Stands in place of what is on its way, and says so to those who do not see the shapes. */
export const Loading = ({ spacing = 2, children }: Props) => {
  const translate = useTranslate();
  return (
    <Stack spacing={spacing} role="status" aria-label={translate('common.loading')}>
      {children}
    </Stack>
  );
};
