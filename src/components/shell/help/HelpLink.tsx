import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { articleOf } from '#domain/guide/articleOf.ts';
import { type PageName, pathOf } from '#domain/pages.ts';
import { fetchWhenIdle } from '../../../fetchWhenIdle.ts';
import { routeAt } from '../../../providers/guard.ts';
import { Tip } from '../../ui/Tip.tsx';

const GUIDE: readonly (PageName | 'notFound')[] = ['guideList', 'guideArticle'];

let known: typeof articleOf | null = null;

/** Which article is of which page comes when there is time: until then the list of all of them is what the link leads to. */
const useArticleOf = (): typeof articleOf | null => {
  const [, setKnown] = useState(known !== null);
  useEffect(() => {
    if (known) return;
    return fetchWhenIdle([
      async () => {
        known = (await import('#domain/guide/articleOf.ts')).articleOf;
        setKnown(true);
      },
    ]);
  }, []);
  return known;
};

/** Leads to the article of the user guide that explains this page; in the guide itself there is none. */
export const HelpLink = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { route } = routeAt(pathname);
  const link = useArticleOf()?.(route);
  if (GUIDE.includes(route.page)) return null;
  const label = translate('shell.help');
  return (
    <Tip title={label}>
      <IconButton
        component={Link}
        to={link ? pathOf('guideArticle', { link }) : pathOf('guideList')}
        aria-label={label}
      >
        <HelpOutlineOutlined fontSize="small" />
      </IconButton>
    </Tip>
  );
};
