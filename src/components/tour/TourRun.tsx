import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useMemo, useRef } from 'react';
import { type EventHandler, Joyride } from 'react-joyride';
import type { TourName } from '#domain/tour/tourModules.ts';
import { afterTourAction, type TourAction } from '#domain/tour/tourState.ts';
import { keepTour, keptTour } from '../../providers/tourStore.ts';
import { useLanguage } from '../admin/useLanguage.ts';
import { useUser } from '../shell/useUser.ts';
import { TourCard } from './TourCard.tsx';
import { TOUR_STEPS } from './tourSteps.ts';

/** A card stays within the window, over its part of the page where neither side of that has room. */
const IN_WINDOW = { shiftOptions: { padding: 16, crossAxis: true } };

interface Props {
  module: TourName;
  onEnd: () => void;
}

/** The person's tours, changed and kept in one go. */
const useTourState = () => {
  const { userId } = useUser();
  const state = useRef(keptTour(userId));
  return (...actions: readonly TourAction[]) => {
    state.current = actions.reduce(afterTourAction, state.current);
    keepTour(userId, state.current);
  };
};

/** Gives the keyboard back to whatever had it before, or to the page. */
const useFocusBack = () => {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      const to =
        before instanceof HTMLElement && before.isConnected && before !== document.body ? before : null;
      (to ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
    };
  }, []);
};

/** A tour from its first step to its last, or to where somebody ends it. How far it came is kept. */
export const TourRun = ({ module, onEnd }: Props) => {
  const language = useLanguage();
  const theme = useTheme();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const act = useTourState();
  useFocusBack();
  const steps = useMemo(
    () =>
      TOUR_STEPS[module].map(({ target, title, text }) => ({
        ...{ target, title: title[language], content: text[language] },
      })),
    [module, language],
  );
  const onEvent: EventHandler = ({ type, index, status }) => {
    if (type === 'tour:start') act({ action: 'on' }, { action: 'setCurrentModule', name: module, index: 0 });
    if (type === 'tooltip') act({ action: 'setStep', module, step: index });
    if (type === 'tour:end' || status === 'finished' || status === 'skipped') {
      act({ action: 'off' });
      onEnd();
    }
  };
  return (
    <Joyride
      run
      continuous
      steps={steps}
      tooltipComponent={TourCard}
      onEvent={onEvent}
      floatingOptions={IN_WINDOW}
      options={{
        skipBeacon: true,
        overlayClickAction: false,
        dismissKeyAction: false,
        blockTargetInteraction: true,
        overlayColor: 'rgba(0, 0, 0, 0.55)',
        backgroundColor: theme.palette.background.paper,
        arrowColor: theme.palette.background.paper,
        textColor: theme.palette.text.primary,
        spotlightRadius: 8,
        zIndex: theme.zIndex.modal,
        scrollOffset: 96,
        scrollDuration: isStill ? 0 : 300,
      }}
    />
  );
};
