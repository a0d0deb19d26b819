import { useLocation } from 'react-router-dom';
import { routeAt } from '../../../providers/guard.ts';

/** The section of the details that the address names: by its path, or behind # by the page that has that path. */
export const useNamedSection = (): string => {
  const { pathname, hash } = useLocation();
  return hash.slice(1) || routeAt(pathname).route.page;
};
