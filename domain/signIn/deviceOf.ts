/** What a browser says of itself, as people call it; null where it says nothing that is known. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** A pattern, what it stands for, and another pattern that has to fit as well. */
type Table = readonly [RegExp, string, RegExp?][];

// The first that fits: Edge and Samsung call themselves Chrome too, Chrome calls itself Safari.
const BROWSERS: Table = [
  [/\bEdgA?\/|EdgiOS\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/\d/, 'Safari', /Safari\//],
];
const SYSTEMS: Table = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

const named = (table: Table, agent: string): string | null =>
  table.find(([pattern, , also]) => pattern.test(agent) && (also?.test(agent) ?? true))?.[1] ?? null;

/** The browser and the system that a User-Agent header names. */
export function deviceOf(agent: string | null): Device {
  return { browser: named(BROWSERS, agent ?? ''), system: named(SYSTEMS, agent ?? '') };
}
