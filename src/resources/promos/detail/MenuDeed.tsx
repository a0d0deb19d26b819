import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

interface Props extends Pick<MenuItemProps, 'autoFocus' | 'tabIndex'> {
  label: string;
  /** Why it cannot be done, said below it; nothing means that it can. */
  reason?: string;
  onClick: () => void;
}

/** A deed of a menu. One that cannot be done stays in reach of the arrow keys, so that its reason is read. */
export const MenuDeed = ({ label, reason, onClick, ...item }: Props) => {
  const isOff = reason !== undefined;
  return (
    <MenuItem
      {...item}
      aria-disabled={isOff || undefined}
      sx={{ display: 'block', color: isOff ? 'text.disabled' : undefined }}
      onClick={isOff ? undefined : onClick}
    >
      {label}
      {isOff && (
        <Typography variant="caption" component="div" color="textSecondary">
          {reason}
        </Typography>
      )}
    </MenuItem>
  );
};
