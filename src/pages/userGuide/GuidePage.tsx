import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ARTICLE_ROWS, ARTICLES, type GuideGroup } from '#domain/guide/articles.ts';
import { jobArticle } from '#domain/guide/jobArticle.ts';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { useMenuLabel } from '../../components/shell/menuTable.ts';
import { useUser } from '../../components/shell/useUser.ts';
import { QuickSearch } from '../../components/ui/QuickSearch.tsx';
import { ArticleGroup } from './list/ArticleGroup.tsx';
import { OwnJob } from './list/OwnJob.tsx';
import { articlesFor } from './openTo.ts';
import { SearchResults } from './search/SearchResults.tsx';
import { ALL, useGuideQuery } from './search/useGuideQuery.ts';
import { useGuideSearch } from './search/useGuideSearch.ts';
import { walkResults } from './search/walkResults.ts';

const GROUPS = Object.keys(ARTICLES) as GuideGroup[];

/** How many articles are of pages that are not open to the reader, and the way to them. */
const Rest = ({ count, isAll }: { count: number; isAll: boolean }) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
      <Typography variant="body2" color="textSecondary">
        {translate(isAll ? 'guide.allShown' : 'guide.rest', { smart_count: count })}
      </Typography>
      <Button component={Link} to={isAll ? '?' : `?${ALL}=1`} replace size="small">
        {translate(isAll ? 'guide.showMine' : 'guide.showAll')}
      </Button>
    </Stack>
  );
};

const Groups = ({ isAll }: { isAll: boolean }) => {
  const user = useUser();
  const job = jobArticle(user.roles);
  const mine = useMemo(() => articlesFor(user), [user]);
  const rest = ARTICLE_ROWS.length - mine.size;
  return (
    <Stack spacing={3}>
      {job && <OwnJob link={job} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'repeat(2, 1fr)', xl: 'repeat(3, 1fr)' },
          gap: { xs: 2, md: 2.5 },
        }}
      >
        {GROUPS.map((group) => {
          const links = ARTICLES[group].filter((link) => isAll || mine.has(link));
          return links.length > 0 && <ArticleGroup key={group} group={group} links={links} />;
        })}
      </Box>
      {rest > 0 && <Rest count={rest} isAll={isAll} />}
    </Stack>
  );
};

/** The articles of the user guide by what they are about, those of use to the reader first, and a search over the whole text of both languages. */
export const GuidePage = () => {
  const translate = useTranslate();
  const language = useLanguage();
  const { query, look, isAll } = useGuideQuery();
  const found = useGuideSearch(query, language);
  const isSearch = query.trim() !== '';
  const parts = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => walkResults(event, parts.current);
  return (
    <Stack spacing={2.5} ref={parts} onKeyDown={onKeyDown}>
      <PageHeader title={useMenuLabel('guide')} intro={translate('guide.intro')} />
      <Box
        role="search"
        onFocus={found.comeNear}
        sx={{ display: 'grid', '& > *': { width: '100%', maxWidth: { sm: 480 } } }}
      >
        <QuickSearch label={translate('guide.search')} value={query} onChange={look} />
        {/* Always there, so that what changes in it is read aloud. */}
        <Typography role="status" variant="body2" color="textSecondary" sx={{ '&:not(:empty)': { mt: 1.5 } }}>
          {isSearch &&
            !found.error &&
            (found.hits
              ? translate('guide.found', { smart_count: found.hits.length })
              : translate('guide.searching'))}
        </Typography>
      </Box>
      {isSearch ? <SearchResults search={found} language={language} /> : <Groups isAll={isAll} />}
    </Stack>
  );
};
