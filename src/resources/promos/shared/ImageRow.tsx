import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Tip } from '../../../components/ui/Tip.tsx';
import { PromoPicture } from './PromoPicture.tsx';

interface Props {
  src: string | null;
  name: string;
  /** Bytes. */
  size: number;
  rank: number;
  onRemove?: () => void;
}

const KILOBYTE = 1024;

/** One image with its place in the order. */
export const ImageRow = ({ src, name, size, rank, onRemove }: Props) => {
  const translate = useTranslate();
  const remove = `${translate('promos.images.remove')}: ${name}`;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1.25, sm: 2 } }}>
      <PromoPicture src={src} alt={name} width={88} height={58} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap sx={{ fontWeight: 550 }}>
          {name}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {translate('promos.images.rank', { rank })} · {Math.max(1, Math.round(size / KILOBYTE))} KB
        </Typography>
      </Box>
      {onRemove && (
        <Tip title={translate('promos.images.remove')}>
          <IconButton size="small" aria-label={remove} onClick={onRemove}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Tip>
      )}
    </Box>
  );
};
