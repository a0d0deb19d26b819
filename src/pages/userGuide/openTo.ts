import type { UserDetails } from '#contract/session.ts';
import { articleOf } from '#domain/guide/articleOf.ts';
import { ARTICLE_ROWS, type ArticleLink } from '#domain/guide/articles.ts';
import { pathOf, ROUTES } from '#domain/pages.ts';
import { mayOpen } from '../../components/shell/menuTable.ts';
import { contents } from './contents.ts';

type Reader = Pick<UserDetails, 'type' | 'permissions'>;

/** The page of an article that a reader may open: the one that it names, else the first other one that it explains; null where there is none. */
export function pageOpenTo(link: ArticleLink, reader: Reader): string | null {
  const { page, values } = contents[link];
  if (!page) return null;
  const others = ROUTES.filter((route) => !route.path.includes('{') && articleOf(route) === link);
  const paths = [pathOf(page, values), ...others.map(({ path }) => path)];
  return paths.find((path) => mayOpen(path, reader)) ?? null;
}

/** The articles that are of use to a reader: of pages that they may open, of no page, and of the jobs beside theirs. */
export const articlesFor = (reader: Reader): ReadonlySet<ArticleLink> =>
  new Set(
    ARTICLE_ROWS.map(({ link }) => link).filter((link) => {
      const { page, isOfStaff } = contents[link];
      if (isOfStaff) return reader.type === 'INTERNAL';
      return !page || pageOpenTo(link, reader) !== null;
    }),
  );
