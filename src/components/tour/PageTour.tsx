import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isTourVisible, type TourName } from '#domain/tour/tourModules.ts';
import { startsByItself } from '#domain/tour/tourState.ts';
import { getView } from '../../providers/session/view.ts';
import { keptTour } from '../../providers/tourStore.ts';
import { useUser } from '../shell/useUser.ts';

const TourRun = lazy(async () => ({ default: (await import('./TourRun.tsx')).TourRun }));

/** The tour of a page: it runs when somebody asks for it, and once by itself where it does. Its code is fetched then. */
export const PageTour = ({ module }: { module: TourName }) => {
  const { userId, permissions } = useUser();
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isVisible = isTourVisible(module, permissions);
  const [isOn, setIsOn] = useState(() => isVisible && !getView() && startsByItself(keptTour(userId), module));
  const isAsked = (state as { tour?: string } | null)?.tour === module;
  useEffect(() => {
    if (!isAsked) return;
    setIsOn(isVisible);
    // Loaded anew, the page is not walked over again.
    navigate({ pathname, search }, { replace: true, state: null });
  }, [isAsked, isVisible, navigate, pathname, search]);
  if (!isOn) return null;
  return (
    <Suspense fallback={null}>
      <TourRun module={module} onEnd={() => setIsOn(false)} />
    </Suspense>
  );
};
