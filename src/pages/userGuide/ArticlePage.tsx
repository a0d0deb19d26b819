import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { type ArticleLink, isArticle } from '#domain/guide/articles.ts';
import { NotFound } from '../../components/shell/NotFound.tsx';
import { PageLoading } from '../../components/shell/PageLoading.tsx';
import { FailedState } from '../../components/ui/states/FailedState.tsx';
import { ArticleFoot } from './article/ArticleFoot.tsx';
import { ArticleHead } from './article/ArticleHead.tsx';
import { BlockList } from './article/Block.tsx';
import { blocksOf } from './article/blocksOf.ts';
import { TableOfContents } from './article/TableOfContents.tsx';
import { useSectionInView } from './article/useSectionInView.ts';
import { loadArticle } from './articleFiles.ts';
import { useGuideLanguage } from './useGuideLanguage.ts';

/** Text for reading: larger than what one works with, in lines of at most 75 letters. */
const reading = {
  gridArea: 'text',
  minWidth: 0,
  maxWidth: '44rem',
  fontSize: '0.9375rem',
  lineHeight: 1.65,
  '& p, & li': { maxWidth: '75ch' },
} as const;

const frame = {
  display: 'grid',
  columnGap: 6,
  gridTemplateAreas: { xs: '"head" "contents" "text"', lg: '"head contents" "text contents"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 44rem) 15rem' },
  gridTemplateRows: { lg: 'auto 1fr' },
} as const;

const Text = ({ link, markdown }: { link: ArticleLink; markdown: string }) => {
  const [language] = useGuideLanguage();
  const { title, lead, blocks, sections } = useMemo(() => blocksOf(markdown), [markdown]);
  const current = useSectionInView(sections);
  return (
    <Box component="article" lang={language} sx={frame}>
      <ArticleHead link={link} title={title} lead={lead} />
      <TableOfContents sections={sections} current={current} />
      <Box sx={reading}>
        <BlockList blocks={blocks} />
        <ArticleFoot link={link} />
      </Box>
    </Box>
  );
};

const Article = ({ link }: { link: ArticleLink }) => {
  const [language] = useGuideLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['guide', language, link],
    queryFn: () => loadArticle(language, link),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data !== undefined) return <Text link={link} markdown={data} />;
  return error ? <FailedState onRetry={() => void refetch()} /> : <PageLoading />;
};

/** One article of the user guide; an address that names none is not found, like every other. */
export const ArticlePage = () => {
  const { link } = useParams();
  return isArticle(link) ? <Article key={link} link={link} /> : <NotFound />;
};
