import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { PartBoundary } from '../../shell/PageBoundary.tsx';
import { Loading } from '../Loading.tsx';
import { useNarrow } from '../list/useNarrow.ts';
import { type BesidePart, useBeside } from './besideContext.ts';

/** Id of what stands beside, for the buttons that open it. */
export const BESIDE_ID = 'beside';

const column = {
  position: 'sticky',
  top: 136,
  flexShrink: 0,
  width: 360,
  maxHeight: 'calc(100dvh - 152px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
} as const;

const Head = ({ id, part }: { id: string; part: BesidePart }) => {
  const translate = useTranslate();
  const { close } = useBeside();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', pl: 2.5, pr: 1.5, pt: 1.5, pb: 0.5 }}>
      <Typography id={id} variant="subtitle1" component="h2" sx={{ flex: 1, fontWeight: 600 }}>
        {translate(`records.beside.${part}`)}
      </Typography>
      <IconButton size="small" aria-label={translate('common.close')} onClick={close}>
        <CloseOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
};

/** What stands beside the pages of a record: in a column where there is room, else over the page. */
export const BesidePanel = ({ parts }: { parts: Readonly<Record<BesidePart, ReactNode>> }) => {
  const { part, isColumn, isAsked, close } = useBeside();
  const isNarrow = useNarrow();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (part && isColumn && isAsked) box.current?.focus({ preventScroll: true });
  }, [part, isColumn, isAsked]);
  if (!part) return null;
  const content = (
    <>
      <Head id={id} part={part} />
      <Box sx={{ px: 2.5, pb: 2.5 }}>
        <PartBoundary key={part}>
          <Suspense
            fallback={
              <Loading spacing={1}>
                <Skeleton width="70%" />
                <Skeleton variant="rounded" height={88} />
              </Loading>
            }
          >
            {parts[part]}
          </Suspense>
        </PartBoundary>
      </Box>
    </>
  );
  return isColumn ? (
    <Paper
      ref={box}
      id={BESIDE_ID}
      component="aside"
      variant="outlined"
      tabIndex={-1}
      aria-labelledby={id}
      sx={column}
    >
      {content}
    </Paper>
  ) : (
    <Drawer
      open
      anchor={isNarrow ? 'bottom' : 'right'}
      onClose={close}
      slotProps={{
        paper: {
          id: BESIDE_ID,
          'aria-labelledby': id,
          sx: isNarrow ? { maxHeight: '85dvh', borderRadius: '12px 12px 0 0' } : { width: 420 },
        },
      }}
    >
      {content}
    </Drawer>
  );
};
