import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useListQuery } from '../useListStatus.ts';
import { withFilter } from './filterDefs.ts';

const DEBOUNCE_MS = 300;

/** Free-text search of a list: a moment after the last letter, or at once with Enter. */
export const SearchBox = ({ placeholder }: { placeholder: string }) => {
  const translate = useTranslate();
  const { values, setValues } = useListQuery();
  const stored = typeof values.q === 'string' ? values.q : '';
  const [typed, setTyped] = useState(stored);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setTyped(stored), [stored]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    clearTimeout(timer.current);
    if (text.trim() !== stored) setValues(withFilter(values, 'q', text.trim()));
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(text), DEBOUNCE_MS);
  };
  const label = translate(placeholder);
  return (
    <OutlinedInput
      size="small"
      value={typed}
      placeholder={label}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(typed);
        if (event.key === 'Escape') type('');
      }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        typed && (
          <IconButton
            size="small"
            edge="end"
            aria-label={translate('list.clearSearch')}
            onClick={() => type('')}
          >
            <ClearIcon fontSize="small" />
          </IconButton>
        )
      }
      inputProps={{ 'aria-label': label, type: 'search', maxLength: 200 }}
      sx={{
        // On a phone it shares its line with four buttons.
        flex: { xs: '1 1 160px', sm: '1 1 220px' },
        '& input': { textOverflow: 'ellipsis' },
        maxWidth: { sm: 400 },
        'input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  );
};
