import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Narrows what is already on the page while one types; Enter does not submit the form around it. */
export const QuickSearch = ({ label, value, onChange }: Props) => (
  <OutlinedInput
    size="small"
    value={value}
    placeholder={label}
    onChange={(event) => onChange(event.target.value)}
    onKeyDown={(event) => {
      if (event.key === 'Enter') event.preventDefault();
      if (event.key === 'Escape') onChange('');
    }}
    startAdornment={
      <InputAdornment position="start">
        <SearchIcon fontSize="small" />
      </InputAdornment>
    }
    inputProps={{ 'aria-label': label, maxLength: 100 }}
    sx={{ maxWidth: { sm: 340 } }}
  />
);
