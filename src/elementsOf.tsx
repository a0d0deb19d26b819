import { type ComponentType, Fragment, type PropsWithChildren, type ReactElement, useEffect } from 'react';
import { ResourceContextProvider, useResourceDefinitionContext } from 'react-admin';
import type { PageName } from '#domain/pages.ts';
import { fetchWhenIdle } from './fetchWhenIdle.ts';
import { loadersOf, type PageGroup } from './pageGroup.ts';
import { loadTexts } from './providers/i18nProvider.ts';
import { lazyPage } from './public/loading/lazyPage.ts';

/** A component of a group, which waits for the group's texts too. */
const lazyIn = <P extends object>({ texts }: PageGroup, load: () => Promise<ComponentType<P>>) =>
  lazyPage(async () => {
    const [component] = await Promise.all([load(), texts && loadTexts(texts)]);
    return { default: component };
  });

/** What people may open next from a page of a group, as loads. */
const nextLoads = (group: PageGroup): (() => Promise<unknown>)[] => [
  ...loadersOf(group).map(([, load]) => load),
  ...(group.next ? [group.next.around, ...nextLoads(group.next)] : []).filter((load) => load !== undefined),
];

/** Registers a resource with react-admin under its name; its paths are those of domain/pages.ts. */
const AsResource = ({
  of: { name, recordRepresentation },
  children,
}: PropsWithChildren<{ of: PageGroup }>) => {
  const { register } = useResourceDefinitionContext();
  useEffect(() => register({ name, recordRepresentation }), [register, name, recordRepresentation]);
  return <ResourceContextProvider value={name}>{children}</ResourceContextProvider>;
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
  return group.recordRepresentation ? <AsResource of={group}>{page}</AsResource> : page;
};

/** The pages of a group, each an element that loads its code when it is shown, and the others' when there is time. */
export const elementsOf = (group: PageGroup): [PageName, ReactElement][] => {
  const Around = group.around && lazyIn(group, group.around);
  return loadersOf(group).map(([name, load]) => [
    name,
    <GroupPage key={name} group={group} name={name} Page={lazyIn(group, load)} Around={Around} />,
  ]);
};
