import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';

/** How Playwright starts the tests' browser. */
export interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/** The browser of this machine, or the one that came with npm: a Chromium without windows, the same everywhere. */
type Preferred = 'installed' | 'packaged';

const INSTALLED: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

const works = (path: string, env: Record<string, string> = {}): boolean => {
  if (!existsSync(path)) return false;
  if (platform() === 'win32') return true;
  try {
    execFileSync(path, ['--version', '--no-sandbox'], {
      stdio: 'ignore',
      timeout: 20_000,
      env: { ...process.env, ...env },
    });
    return true;
  } catch {
    return false;
  }
};

/** The browser that came with npm; its system libraries lie beside it and need a path of their own. */
const packaged = async (): Promise<{ path: string; env: Record<string, string> } | null> => {
  if (platform() !== 'linux' || arch() !== 'x64') return null;
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath();
  const bin = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin');
  const libraries = join(await inflate(join(bin, 'al2023.tar.br')), 'lib');
  const paths = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const env = { LD_LIBRARY_PATH: paths, FONTCONFIG_PATH: join(tmpdir(), 'fonts') };
  return works(path, env) ? { path, env } : null;
};

const plainEnv = (extra: Record<string, string>): Record<string, string> => {
  const own = Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return { ...Object.fromEntries(own), ...extra };
};

/**
 * Finds a Chromium: CHROME_PATH, else an installed one or the one from npm on Linux x64, the preferred one first. SUKI_BROWSER prefers
 * one whoever asks. Throws one sentence that says what to do when there is none.
 */
export const findBrowser = async (preferred: Preferred = 'installed'): Promise<Browser> => {
  const args = platform() === 'linux' && userInfo().uid === 0 ? ['--no-sandbox'] : [];
  const given = process.env.CHROME_PATH;
  if (given && !works(given)) throw new Error(`CHROME_PATH is "${given}": set it to a Chromium that starts.`);
  const isPackaged = !given && (process.env.SUKI_BROWSER ?? preferred) === 'packaged';
  const first = isPackaged ? await packaged() : null;
  const path = given ?? (first ? null : INSTALLED[platform()]?.find((candidate) => works(candidate)));
  if (path) return { executablePath: path, args, env: plainEnv({}) };
  const own = first ?? (await packaged());
  if (!own) throw new Error('No browser was found: install Chromium or Chrome, or set CHROME_PATH to one.');
  // Without a user of its own in a container there is no sandbox for it either.
  return { executablePath: own.path, args: ['--no-sandbox', '--no-zygote'], env: plainEnv(own.env) };
};
