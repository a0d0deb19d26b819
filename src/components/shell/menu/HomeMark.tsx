import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Wordmark } from '../../../public/Wordmark.tsx';
import { useMenuLabel } from '../menuTable.ts';

const MARK = 26;

/** The product's mark and name, leading to the dashboard; narrow, the mark alone. */
export const HomeMark = ({
  narrow,
  onGo,
}: {
  narrow: boolean;
  onGo?: (event: MouseEvent<HTMLAnchorElement>) => void;
}) => {
  const translate = useTranslate();
  return (
    <Box
      component={Link}
      to="/"
      onClick={onGo}
      aria-label={`${translate('shell.product')}: ${useMenuLabel('dashboard')}`}
      sx={{
        display: 'flex',
        alignItems: 'center',
        height: 56,
        mb: 1,
        ml: narrow ? 'auto' : 1,
        mr: 'auto',
        width: narrow ? MARK : 'fit-content',
        overflow: narrow ? 'hidden' : 'visible',
        whiteSpace: 'nowrap',
        borderRadius: 1,
        color: 'primary.main',
        textDecoration: 'none',
        '& .s-wordmark': { fontSize: '1.125rem', gap: '9px', color: 'inherit' },
        '& svg': { width: MARK, height: MARK, flexShrink: 0 },
      }}
    >
      <Wordmark />
    </Box>
  );
};
