import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ARTICLE_ROWS, type ArticleLink } from '#domain/guide/articles.ts';
import { pathOf } from '#domain/pages.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { TrailTitle } from '../../../components/shell/trail/TrailTitle.tsx';
import { useUser } from '../../../components/shell/useUser.ts';
import { StartTour } from '../../../components/tour/StartTour.tsx';
import { contents } from '../contents.ts';
import { pageOpenTo } from '../openTo.ts';
import { LANGUAGE_KEY, useGuideLanguage } from '../useGuideLanguage.ts';
import { usePageName } from './usePageName.ts';

const ToPage = ({ path }: { path: string }) => {
  const translate = useTranslate();
  const name = usePageName(path);
  return (
    <Button component={RouterLink} to={path} variant="outlined" size="small" endIcon={<ArrowForward />}>
      {translate('guide.open', { name })}
    </Button>
  );
};

/** Whoever reads of a page that is not theirs learns so here, and not by a refusal. */
const NotOpen = () => (
  <Typography variant="body2" color="textSecondary">
    {useTranslate()('guide.notOpen')}{' '}
    <Link component={RouterLink} to={pathOf('guideArticle', { link: 'my-permissions' })}>
      {contents['my-permissions'].title[useLanguage()]}
    </Link>
  </Typography>
);

const InOther = ({ link }: { link: ArticleLink }) => {
  const translate = useTranslate();
  const own = useLanguage();
  const [, other] = useGuideLanguage();
  const path = pathOf('guideArticle', { link });
  return (
    <Link
      component={RouterLink}
      to={other === own ? path : `${path}?${LANGUAGE_KEY}=${other}`}
      replace
      sx={{ fontSize: '0.875rem' }}
    >
      {translate(`guide.readIn.${other}`)}
    </Link>
  );
};

/** Above an article: its group, its title and what it is about, the page that it is about for whoever may open it, and its other language. */
export const ArticleHead = ({ link, title, lead }: { link: ArticleLink; title: string; lead: string }) => {
  const translate = useTranslate();
  const own = useLanguage();
  const user = useUser();
  const group = ARTICLE_ROWS.find((row) => row.link === link)?.group;
  const { page, tour } = contents[link];
  const path = pageOpenTo(link, user);
  return (
    <Box sx={{ gridArea: 'head', mb: 2 }}>
      <TrailTitle title={title} />
      <Typography variant="body2" lang={own} sx={{ color: 'primary.main', fontWeight: 550 }}>
        {translate(`guide.group.${group}`)}
      </Typography>
      <Typography
        component="h1"
        sx={{
          mt: 0.25,
          mb: 1,
          fontSize: { xs: '1.5rem', sm: '1.75rem' },
          fontWeight: 600,
          lineHeight: 1.25,
        }}
      >
        {title}
      </Typography>
      <Typography
        component="p"
        sx={{ maxWidth: '75ch', mb: 2, fontSize: '1.0625rem', color: 'text.secondary' }}
      >
        {lead}
      </Typography>
      <Stack
        direction="row"
        lang={own}
        sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}
      >
        {path && <ToPage path={path} />}
        {page && !path && <NotOpen />}
        {tour && <StartTour module={tour} />}
        <InOther link={link} />
      </Stack>
    </Box>
  );
};
