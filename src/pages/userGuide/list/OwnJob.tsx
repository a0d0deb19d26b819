import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ArticleLink } from '#domain/guide/articles.ts';
import { pathOf } from '#domain/pages.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { contents } from '../contents.ts';

/** The article of the reader's own job, before all others. */
export const OwnJob = ({ link }: { link: ArticleLink }) => {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Paper
      component={Link}
      to={pathOf('guideArticle', { link })}
      variant="outlined"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        p: { xs: 2, sm: 2.5 },
        color: 'text.primary',
        textDecoration: 'none',
        borderColor: 'primary.main',
        bgcolor: 'primary.light',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: 'primary.main', fontWeight: 550 }}>
          {translate('guide.yours')}
        </Typography>
        <Typography sx={{ fontSize: '1.0625rem', fontWeight: 600 }}>
          {contents[link].title[language]}
        </Typography>
      </Box>
      <ArrowForward aria-hidden sx={{ color: 'primary.main' }} />
    </Paper>
  );
};
