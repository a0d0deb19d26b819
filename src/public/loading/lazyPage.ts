import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadChunk } from './chunks.ts';

/** React.lazy for a page of the portal, with our handling of parts that do not load. Show it below a LoadBoundary. */
export function lazyPage<P extends object>(
  loader: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => loadChunk(loader));
}
