import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { ARTICLES, type GuideGroup } from '#domain/guide/articles.ts';
import { jobArticle } from '#domain/guide/jobArticle.ts';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { useMenuLabel } from '../../components/shell/menuTable.ts';
import { useUser } from '../../components/shell/useUser.ts';
import { QuickSearch } from '../../components/ui/QuickSearch.tsx';
import { ArticleGroup } from './list/ArticleGroup.tsx';
import { OwnJob } from './list/OwnJob.tsx';
import { SearchResults } from './search/SearchResults.tsx';

const SEARCH = 'q';
const GROUPS = Object.keys(ARTICLES) as GuideGroup[];

const Groups = () => {
  const job = jobArticle(useUser().roles);
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
        {GROUPS.map((group) => (
          <ArticleGroup key={group} group={group} />
        ))}
      </Box>
    </Stack>
  );
};

/** All articles of the user guide by what they are about, and a search over the whole text of both languages. */
export const GuidePage = () => {
  const translate = useTranslate();
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const query = search.get(SEARCH) ?? '';
  // Every letter replaces the address: Back leads to the page of before.
  const look = (text: string) => setSearch(text ? { [SEARCH]: text } : {}, { replace: true });
  return (
    <Stack spacing={2.5}>
      <PageHeader title={useMenuLabel('guide')} intro={translate('guide.intro')} />
      <Box role="search" sx={{ display: 'grid', '& > *': { width: '100%', maxWidth: { sm: 480 } } }}>
        <QuickSearch label={translate('guide.search')} value={query} onChange={look} />
      </Box>
      {query.trim() === '' ? <Groups /> : <SearchResults query={query} language={language} />}
    </Stack>
  );
};
