import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

const LONG = 240;
const LINES = 4;

/** A text as it was typed; a long one shows its beginning and the rest on demand. */
export const LongText = ({ text }: { text: string }) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const isLong = text.length > LONG || text.split('\n').length > LINES;
  const clamp = {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: LINES,
    overflow: 'hidden',
  };
  return (
    <>
      <Box
        component="span"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', ...(isLong && !open ? clamp : {}) }}
      >
        {text}
      </Box>
      {isLong && (
        <Button size="small" onClick={() => setOpen(!open)} aria-expanded={open} sx={{ ml: -1 }}>
          {translate(open ? 'resources.audit.less' : 'resources.audit.more')}
        </Button>
      )}
    </>
  );
};
