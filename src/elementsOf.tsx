import { type ComponentType, Fragment, type PropsWithChildren, type ReactElement, useEffect } from 'react';
import { ResourceContextProvider } from 'react-admin';
import type { PageName } from '#domain/pages.ts';
import { fetchWhenIdle } from './fetchWhenIdle.ts';
import { loadersOf, type PageGroup } from './pageGroup.ts';
import { loadTexts } from './providers/i18nProvider.ts';
import { type LatePage, lazyPage } from './public/loading/lazyPage.ts';

/** A component of a group, which waits for the group's texts too. */
const lateIn = <P extends object>({ texts }: PageGroup, load: () => Promise<ComponentType<P>>): LatePage<P> =>
  lazyPage(async () => {
    const [component] = await Promise.all([load(), texts && loadTexts(texts)]);
    return { default: component };
  });

interface LatePages {
  pages: readonly [PageName, LatePage<{ page: PageName }>][];
  around: LatePage<PropsWithChildren> | undefined;
}

const known = new Map<PageGroup, LatePages>();

/** The pages of a group and what stands around them, the same components whoever asks: what one fetched is there for the other. */
export const latePagesOf = (group: PageGroup): LatePages => {
  const late = known.get(group) ?? {
    pages: loadersOf(group).map(([name, load]) => [name, lateIn(group, load)] as const),
    around: group.around && lateIn(group, group.around),
  };
  known.set(group, late);
  return late;
};

/** What people may open next from a page of a group, as loads. */
const nextLoads = (group: PageGroup): (() => Promise<unknown>)[] => {
  const { pages, around } = latePagesOf(group);
  return [
    ...(around ? [around.fetch] : []),
    ...pages.map(([, { fetch }]) => fetch),
    ...(group.next ? nextLoads(group.next) : []),
  ];
};

interface Placed {
  group: PageGroup;
  name: PageName;
  Page: ComponentType<{ page: PageName }>;
  Around?: ComponentType<PropsWithChildren>;
}

const GroupPage = ({ group, name, Page, Around = Fragment }: Placed) => {
  useEffect(() => fetchWhenIdle(nextLoads(group)), [group]);
  const page = (
    <Around>
      <Page page={name} />
    </Around>
  );
  return group.recordRepresentation ? (
    <ResourceContextProvider value={group.name}>{page}</ResourceContextProvider>
  ) : (
    page
  );
};

/** The pages of a group, each an element that loads its code when it is shown, and the others' when there is time. */
export const elementsOf = (group: PageGroup): [PageName, ReactElement][] => {
  const { pages, around } = latePagesOf(group);
  return pages.map(([name, Page]) => [
    name,
    <GroupPage key={name} group={group} name={name} Page={Page} Around={around} />,
  ]);
};
