import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ARTICLE_ROWS, type ArticleLink } from '#domain/guide/articles.ts';
import { pathOf } from '#domain/pages.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { contents } from '../contents.ts';

const ToArticle = ({ link }: { link: ArticleLink }) => (
  <Link component={RouterLink} to={pathOf('guideArticle', { link })}>
    {contents[link].title[useLanguage()]}
  </Link>
);

const See = ({ links }: { links: readonly ArticleLink[] }) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {translate('guide.see')}
      </Typography>
      <Box component="ul" sx={{ mt: 0.5, mb: 0, pl: 3 }}>
        {links.map((link) => (
          <li key={link}>
            <ToArticle link={link} />
          </li>
        ))}
      </Box>
    </Box>
  );
};

const Turn = ({ label, link }: { label: string; link: ArticleLink }) => (
  <Box>
    <Typography variant="body2" color="textSecondary">
      {label}
    </Typography>
    <ToArticle link={link} />
  </Box>
);

/** Below an article: related ones, the one before and the one after it, in the portal's language. */
export const ArticleFoot = ({ link }: { link: ArticleLink }) => {
  const translate = useTranslate();
  const own = useLanguage();
  const at = ARTICLE_ROWS.findIndex((row) => row.link === link);
  const [before, after] = [ARTICLE_ROWS[at - 1], ARTICLE_ROWS[at + 1]];
  return (
    <Box component="footer" lang={own}>
      <See links={contents[link].see} />
      <Box
        component="nav"
        aria-label={translate('guide.turn')}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: 2,
          mt: 4,
          pt: 2,
          borderTop: 1,
          borderColor: 'divider',
          '& > :last-child:not(:first-of-type)': { ml: 'auto', textAlign: 'right' },
        }}
      >
        {before && <Turn label={translate('guide.previous')} link={before.link} />}
        {after && <Turn label={translate('guide.next')} link={after.link} />}
      </Box>
    </Box>
  );
};
