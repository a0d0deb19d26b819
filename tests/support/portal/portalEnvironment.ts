import { type Environment, populateGlobal } from 'vitest/runtime';
import { quickenStyles } from './quickStyles.ts';

/** What the app and the network need as Node has it; happy-dom's own have other bodies, signals and URLs. */
const OF_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'URL',
  'URLSearchParams',
  'AbortController',
  'AbortSignal',
  'WebSocket',
  'XMLHttpRequest',
] as const;

/** A browser's page over Node's own network: the portal and the app it calls run side by side in one process. */
const portalEnvironment: Environment = {
  name: 'portal',
  // Modules resolve as Node does: the app lives here too.
  viteEnvironment: 'ssr',
  async setup(global) {
    const { GlobalWindow } = await import('happy-dom');
    const tryAllRules = quickenStyles();
    const own = new Map(OF_NODE.map((name) => [name, Object.getOwnPropertyDescriptor(global, name)]));
    const settings = { disableErrorCapturing: true };
    const window = new GlobalWindow({
      url: 'http://localhost:3000',
      // As wide as the journeys on a desk.
      width: 1440,
      height: 900,
      settings,
      console: global.console,
    });
    // Popper asks each node by its text whether it is the window; happy-dom would write out all that is in it.
    window.Element.prototype.toString = function (this: object) {
      return Object.prototype.toString.call(this);
    };
    const { keys, originals } = populateGlobal(global, window, {
      bindFunctions: true,
      additionalKeys: ['localStorage', 'sessionStorage'],
    });
    for (const [name, descriptor] of own) {
      if (descriptor) Object.defineProperty(global, name, descriptor);
      else delete global[name];
    }
    return {
      async teardown() {
        await window.happyDOM.abort();
        tryAllRules();
        for (const key of keys) delete global[key];
        for (const [key, descriptor] of originals) Object.defineProperty(global, key, descriptor);
      },
    };
  },
};

export default portalEnvironment;
