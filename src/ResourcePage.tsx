import { type ComponentType, use, useEffect } from 'react';
import { ResourceContextProvider, type ResourceDefinition, useResourceDefinitionContext } from 'react-admin';
import { loadChunk } from './public/chunks.ts';

type Action = 'list' | 'show' | 'create' | 'edit';
/** What a resource's folder exports. */
type OfficeResource = Pick<ResourceDefinition, 'name' | 'icon' | 'recordRepresentation'> &
  Partial<Record<Action, ComponentType>>;
type Load = () => Promise<OfficeResource>;

const loaded = new Map<Load, Promise<OfficeResource>>();

/** The resource's code, fetched once; a failure is forgotten, so that the next look tries again. */
const fetched = (load: Load): Promise<OfficeResource> => {
  const known = loaded.get(load);
  if (known) return known;
  const begun = loadChunk(load);
  loaded.set(load, begun);
  begun.catch(() => loaded.delete(load));
  return begun;
};

/**
 * A page of a resource, loaded when it is opened. The resource is registered with react-admin under its name; its paths are
 * those of domain/pages.ts.
 */
export const ResourcePage = ({ of: load, action }: { of: Load; action: Action }) => {
  const { [action]: Page, name, icon, recordRepresentation } = use(fetched(load));
  const { register } = useResourceDefinitionContext();
  useEffect(
    () => register({ name, icon, recordRepresentation }),
    [register, name, icon, recordRepresentation],
  );
  if (!Page) throw new Error(`${name} has no page "${action}"`);
  return (
    <ResourceContextProvider value={name}>
      <Page />
    </ResourceContextProvider>
  );
};
