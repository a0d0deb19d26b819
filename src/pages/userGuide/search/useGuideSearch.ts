import { useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Language } from '#domain/sentence.ts';
import { fetchWhenIdle } from '../../../fetchWhenIdle.ts';
import { loadWhole } from '../articleFiles.ts';
import type { ArticleText } from './articleText.ts';
import { type Hit, searchGuide } from './searchGuide.ts';

/** What a search has found so far. */
export interface Search {
  /** Undefined as long as articles are on their way. */
  hits: Hit[] | undefined;
  error: unknown;
  retry: () => void;
  /** Fetches the articles: somebody is about to look for something. */
  comeNear: () => void;
}

const both = (first: Language): readonly Language[] => (first === 'en' ? ['en', 'fil'] : ['fil', 'en']);

/** One hit an article: the other language's where it alone has the words. */
const onceEach = (hits: readonly Hit[], language: Language): Hit[] => {
  const own = new Set(
    hits.filter(({ article }) => article.language === language).map(({ article }) => article.link),
  );
  return hits.filter(({ article }) => article.language === language || !own.has(article.link));
};

const orNone = (articles: readonly (ArticleText[] | undefined)[]): ArticleText[] | undefined =>
  articles.every((one) => one !== undefined) ? articles.flat() : undefined;

/** What a query finds in the articles of both languages, which are fetched before the first letter where there is time; no server is asked. */
export const useGuideSearch = (query: string, language: Language): Search => {
  const [isNear, setNear] = useState(false);
  const comeNear = useCallback(() => setNear(true), []);
  useEffect(() => fetchWhenIdle([async () => comeNear()]), [comeNear]);
  const [own, other] = useQueries({
    queries: both(language).map((one) => ({
      queryKey: ['guide', 'whole', one],
      queryFn: () => loadWhole(one),
      enabled: isNear || query.trim() !== '',
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const [first, second] = [own?.data, other?.data];
  const hits = useMemo(() => {
    const articles = orNone([first, second]);
    return articles && onceEach(searchGuide(articles, query), language);
  }, [first, second, query, language]);
  return {
    hits,
    comeNear,
    error: own?.error ?? other?.error ?? null,
    retry: () => {
      own?.refetch();
      other?.refetch();
    },
  };
};
