import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import { type MouseEvent, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { articleOf } from '#domain/guide/articleOf.ts';
import { type PageName, type PageRoute, pathOf } from '#domain/pages.ts';
import { fetchWhenIdle } from '../../../fetchWhenIdle.ts';
import { routeAt } from '../../../providers/guard.ts';
import { Tip } from '../../ui/Tip.tsx';

const GUIDE: readonly (PageName | 'notFound')[] = ['guideList', 'guideArticle'];

let known: typeof articleOf | null = null;
const fetchKnown = async (): Promise<typeof articleOf> => {
  known = (await import('#domain/guide/articleOf.ts')).articleOf;
  return known;
};

/** Which article is of which page comes when there is time: until then the link leads to the list of all of them. */
const useArticleOf = (): typeof articleOf | null => {
  const [, setKnown] = useState(known !== null);
  useEffect(() => {
    if (known) return;
    return fetchWhenIdle([async () => setKnown((await fetchKnown()) !== null)]);
  }, []);
  return known;
};

const pathTo = (of: typeof articleOf | null, route: PageRoute): string => {
  const link = of?.(route);
  return link ? pathOf('guideArticle', { link }) : pathOf('guideList');
};

/** Whoever opens the link before its article is known comes to the article all the same, or to the list where it cannot be fetched. */
const useEarlyOpen = (route: PageRoute) => {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    if (known || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    fetchKnown()
      .catch(() => null)
      .then((of) => navigate(pathTo(of, route)));
  };
};

/** Leads to the article of the user guide that explains this page; in the guide itself there is none. */
export const HelpLink = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { route } = routeAt(pathname);
  const of = useArticleOf();
  const openEarly = useEarlyOpen(route);
  if (GUIDE.includes(route.page)) return null;
  const label = translate('shell.help');
  return (
    <Tip title={label}>
      <IconButton component={Link} to={pathTo(of, route)} onClick={openEarly} aria-label={label}>
        <HelpOutlineOutlined fontSize="small" />
      </IconButton>
    </Tip>
  );
};
