import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

/** Folds the details of a row out and in. */
export const FoldButton = ({ open, onClick }: { open: boolean; onClick: () => void }) => {
  const translate = useTranslate();
  return (
    <IconButton
      size="small"
      onClick={onClick}
      aria-expanded={open}
      aria-label={translate(open ? 'list.hideDetails' : 'list.showDetails')}
      data-row-link
      // A cell of the table takes the padding of what stands in it away.
      sx={{ '&&': { p: 0.5 } }}
    >
      <ExpandMoreIcon
        fontSize="small"
        sx={{ transform: open ? 'none' : 'rotate(-90deg)', transition: 'transform 120ms' }}
      />
    </IconButton>
  );
};
