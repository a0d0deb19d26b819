import TourIcon from '@mui/icons-material/ExploreOutlined';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { type TourName, tourRedirect } from '#domain/tour/tourModules.ts';
import { useLanguage } from '../admin/useLanguage.ts';
import { useUser } from '../shell/useUser.ts';

const SHOW = { en: 'Show me around', fil: 'Ilibot ako' };

interface Props {
  module: TourName;
  /** It is walked on the page where this stands, which is one of its pages. */
  isHere?: boolean;
}

/** Starts a tour on its page; nothing for whoever does not see it. */
export const StartTour = ({ module, isHere = false }: Props) => {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const path = tourRedirect(module, useUser().permissions);
  if (path === null) return null;
  return (
    <Button
      size="small"
      startIcon={<TourIcon />}
      component={Link}
      to={isHere ? { pathname, search } : path}
      state={{ tour: module }}
    >
      {SHOW[language]}
    </Button>
  );
};
