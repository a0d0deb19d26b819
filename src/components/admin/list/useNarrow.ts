import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is narrower than 600 px: lists show cards, side panels open over the page. */
export const useNarrow = () => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
