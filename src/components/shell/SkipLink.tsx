import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

/** The element that holds the page. */
export const MAIN_ID = 'main-content';

/** The first stop of the keyboard: past the menu to the page. */
export const SkipLink = () => {
  const translate = useTranslate();
  return (
    <Box
      component="a"
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        typography: 'body1',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {translate('shell.skip')}
    </Box>
  );
};
