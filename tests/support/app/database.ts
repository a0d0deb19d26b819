import type { TestProject } from 'vitest/node';
import { makeTemplate, type Template } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    templateUrl: string;
  }
}

// Two projects need the template in one run: the first makes it, the last removes it.
const shared = globalThis as { sukiTemplate?: { users: number; made: Promise<Template> } };

/** Takes part in the run's one template; the answer gives it back. */
export const shareTemplate = async (): Promise<{ url: string; release: () => Promise<void> }> => {
  shared.sukiTemplate ??= { users: 0, made: makeTemplate() };
  const held = shared.sukiTemplate;
  held.users++;
  const { url, remove } = await held.made;
  const release = async () => {
    if (--held.users > 0) return;
    delete shared.sukiTemplate;
    await remove();
  };
  return { url, release };
};

/** Vitest's global setup of the projects that need a database. */
export default async function setup(project: TestProject) {
  const { url, release } = await shareTemplate();
  project.provide('templateUrl', url);
  return release;
}
