import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type MouseEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Banners } from './Banners.tsx';
import { HeaderBar } from './HeaderBar.tsx';
import { HeaderProvider } from './headerContext.tsx';
import { SideMenu } from './menu/SideMenu.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageLoading } from './PageLoading.tsx';
import { ProofAsked } from './proof/ProofAsked.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import { TranslatedUi } from './TranslatedUi.tsx';
import { useFirstLookEnd } from './useFirstLookEnd.ts';
import { useMainFocus } from './useMainFocus.ts';
import { useNoteOpened } from './useNoteOpened.ts';
import { ViewBanner } from './viewing/ViewBanner.tsx';
import { ViewFarewell } from './viewing/ViewFarewell.tsx';

const WIDE = 232;
const NARROW = 60;

const Rail = ({ narrow }: { narrow: boolean }) => (
  <Box
    sx={{
      position: 'sticky',
      top: 0,
      flexShrink: 0,
      alignSelf: 'flex-start',
      width: narrow ? NARROW : WIDE,
      height: 'calc(100dvh - var(--view-bar, 0px))',
      overflowY: 'auto',
      bgcolor: 'background.paper',
      borderRight: 1,
      borderColor: 'divider',
    }}
  >
    <SideMenu narrow={narrow} />
  </Box>
);

/** What follows from another address, so that what is around the page need not be drawn anew for it. */
const AfterMove = () => {
  useMainFocus();
  useNoteOpened();
  useFirstLookEnd();
  return null;
};

const Main = ({ children }: { children: ReactNode }) => (
  <Box
    component="main"
    id={MAIN_ID}
    tabIndex={-1}
    sx={{ px: { xs: 2, sm: 3, lg: 4 }, py: { xs: 2, sm: 3 }, width: '100%', maxWidth: 1440, mx: 'auto' }}
  >
    <AfterMove />
    <PageBoundary>
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </PageBoundary>
  </Box>
);

const DrawnMenu = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const next = useRef<string | null>(null);
  // The drawer closes before the page is left: a question asked under it would be hidden from those who hear the page.
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClose();
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    next.current = new URL(event.currentTarget.href).pathname;
  };
  const follow = () => {
    if (next.current) navigate(next.current);
    next.current = null;
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { sx: { width: 264 }, 'aria-label': translate('shell.menu') },
        transition: { onExited: follow },
      }}
    >
      <SideMenu onGo={go} />
    </Drawer>
  );
};

/** Menu beside the page on wide screens, in a drawer on a phone; header and banners above the page. */
const Frame = ({ children }: { children: ReactNode }) => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [wide, setWide] = useStore('sidebar.wide', true);
  const [drawn, setDrawn] = useState(false);
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      {isPhone ? <DrawnMenu open={drawn} onClose={() => setDrawn(false)} /> : <Rail narrow={!wide} />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <HeaderBar
          menuOpen={isPhone ? drawn : wide}
          onMenu={() => (isPhone ? setDrawn(true) : setWide(!wide))}
        />
        <Banners />
        <Main>{children}</Main>
      </Box>
    </Box>
  );
};

/** What surrounds every page of the back office: react-admin's layout. */
export const Shell = ({ children }: { children: ReactNode }) => (
  <TranslatedUi>
    <HeaderProvider>
      <SkipLink />
      <ViewBanner />
      <Frame>{children}</Frame>
      <ViewFarewell />
      <SessionEnded />
      <ProofAsked />
    </HeaderProvider>
  </TranslatedUi>
);
