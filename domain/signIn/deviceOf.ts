/** What a browser says of itself, as people call it; null where it says nothing that is known. */
export interface Device {
  browser: string | null;
  system: string | null;
}

// The first that fits: Edge and Samsung call themselves Chrome too, Chrome calls itself Safari.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\/|EdgiOS\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

const named = (table: readonly [RegExp, string][], agent: string): string | null =>
  table.find(([pattern]) => pattern.test(agent))?.[1] ?? null;

/** The browser and the system that a User-Agent header names. */
export function deviceOf(agent: string | null): Device {
  return { browser: named(BROWSERS, agent ?? ''), system: named(SYSTEMS, agent ?? '') };
}
