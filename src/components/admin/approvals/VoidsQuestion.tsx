import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { pathOf } from '#domain/pages.ts';
import type { WouldVoid } from '../../../providers/http/voids.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface Props {
  held: WouldVoid;
  /** Whether the change is made all the same. */
  onClose: (goesOn: boolean) => void;
}

/** What a change would void, where that is read, and whether it is made all the same. */
export const VoidsQuestion = ({ held: { message, requests }, onClose }: Props) => {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      open
      destructive
      title={translate('approvals.voidsTitle')}
      confirmLabel={translate('approvals.voidsConfirm')}
      cancelLabel={translate('approvals.voidsCancel')}
      onConfirm={() => onClose(true)}
      onCancel={() => onClose(false)}
    >
      <Stack spacing={1.5}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {message}
        </Typography>
        <Typography variant="body2">{translate('approvals.voidsTold')}</Typography>
        {requests.map((id, at) => (
          // In a tab of its own: what was typed stays here.
          <Link key={id} href={pathOf('approval', { id })} target="_blank" rel="noopener" variant="body2">
            {requests.length > 1
              ? translate('approvals.voidsOpenOne', { n: at + 1 })
              : translate('approvals.voidsOpen')}
          </Link>
        ))}
      </Stack>
    </ConfirmDialog>
  );
};
