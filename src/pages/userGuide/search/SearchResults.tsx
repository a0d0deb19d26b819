import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf } from '#domain/pages.ts';
import type { Language } from '#domain/sentence.ts';
import { EmptyState } from '../../../components/ui/states/EmptyState.tsx';
import { FailedState } from '../../../components/ui/states/FailedState.tsx';
import { LANGUAGE_KEY } from '../useGuideLanguage.ts';
import type { Hit } from './searchGuide.ts';
import type { Search } from './useGuideSearch.ts';

const addressOf = ({ article: { link, language }, part }: Hit, own: Language): string => {
  const other = language === own ? '' : `?${LANGUAGE_KEY}=${language}`;
  return pathOf('guideArticle', { link }) + other + (part.slug && `#${part.slug}`);
};

const Context = ({ hit: { context } }: { hit: Hit }) => (
  <Typography variant="body1" color="textSecondary" sx={{ maxWidth: '72ch' }}>
    {context.map(({ text, isHit }, at) =>
      isHit ? (
        <Box
          component="mark"
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
          key={at}
          sx={{ bgcolor: 'primary.light', color: 'primary.main', fontWeight: 600 }}
        >
          {text}
        </Box>
      ) : (
        text
      ),
    )}
  </Typography>
);

const Found = ({ hit, language }: { hit: Hit; language: Language }) => {
  const translate = useTranslate();
  const { article, part } = hit;
  const isOther = article.language !== language;
  return (
    <Box component="li" data-hit lang={isOther ? article.language : undefined}>
      <Link component={RouterLink} to={addressOf(hit, language)} sx={{ fontSize: '1rem', fontWeight: 550 }}>
        {part.heading ? `${article.title}: ${part.heading}` : article.title}
      </Link>
      {isOther && (
        <Typography component="span" variant="body2" color="textSecondary" lang={language} sx={{ ml: 1 }}>
          {translate(`guide.in.${article.language}`)}
        </Typography>
      )}
      <Context hit={hit} />
    </Box>
  );
};

/** What was found in the guide, the best first, each with the words around it. */
export const SearchResults = ({ search, language }: { search: Search; language: Language }) => {
  const translate = useTranslate();
  const { hits, error, retry } = search;
  if (error) return <FailedState onRetry={retry} />;
  if (!hits) return null;
  if (hits.length === 0)
    return (
      <EmptyState filtered title={translate('guide.nothing')} lines={[translate('guide.nothingHint')]} />
    );
  return (
    <Stack component="ul" spacing={2.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {hits.map((hit) => (
        <Found key={`${hit.article.language} ${hit.article.link}`} hit={hit} language={language} />
      ))}
    </Stack>
  );
};
