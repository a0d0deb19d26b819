import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react';
import { loadChunk } from './chunks.ts';

/** A component whose code comes later. */
export interface LatePage<P> extends FunctionComponent<P> {
  /** Fetches the code, so that the component is drawn at once when it is shown. What fails is told when it is shown, not here. */
  fetch: () => Promise<unknown>;
}

/**
 * A page of the portal as React.lazy has it, with our handling of parts that do not load. Show it below a LoadBoundary and a
 * Suspense; once its code is here it needs neither: React.lazy would show what waits even then, and keep it for 300 ms.
 */
export function lazyPage<P extends object>(
  loader: () => Promise<{ default: ComponentType<P> }>,
): LatePage<P> {
  let here: ComponentType<P> | undefined;
  const load = async () => {
    if (here) return { default: here };
    const loaded = await loader();
    here = loaded.default;
    return loaded;
  };
  const Waiting = lazy(() => loadChunk(load));
  // biome-ignore lint/correctness/noComponentHookFactories: one for each part, made where React.lazy would be
  const Late = (props: P) => {
    // Chosen once: another component in its place would begin the page anew.
    const [Shown] = useState<ComponentType<P>>(() => here ?? Waiting);
    return createElement(Shown, props);
  };
  return Object.assign(Late, { fetch: load });
}
