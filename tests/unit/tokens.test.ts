import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ColourTokens, dark, FONT_SANS, light } from '../../src/theme/tokens.ts';

const css = readFileSync(new URL('../../src/theme/tokens.css', import.meta.url), 'utf8');
const [lightCss = '', darkCss = '', systemDarkCss = ''] = css.split(/:root\[data-theme="dark"\]|@media/);
const varsOf = (block: string): Record<string, string> =>
  Object.fromEntries([...block.matchAll(/--c-([a-z-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
const asVars = (palette: ColourTokens): Record<string, string> =>
  Object.fromEntries(
    Object.entries(palette).map(([name, value]) => [
      name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`),
      value,
    ]),
  );

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((x) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

describe('design tokens', () => {
  it('has the same colours for CSS and for MUI', () => {
    expect(varsOf(lightCss)).toEqual(asVars(light));
    expect(varsOf(darkCss)).toEqual(asVars(dark));
    expect(varsOf(systemDarkCss)).toEqual(asVars(dark));
  });

  it.each([
    ['light', light],
    ['dark', dark],
  ])('reads at 4.5:1 or better in %s', (_name, p) => {
    const pairs: [string, string][] = [p.canvas, p.surface, p.sunken].flatMap((ground) =>
      [p.text, p.muted, p.faint, p.accentText, p.danger, p.warning, p.success, p.info].map(
        (ink): [string, string] => [ink, ground],
      ),
    );
    pairs.push([p.onAccent, p.accent], [p.onAccent, p.accentHover], [p.accentText, p.accentSoft]);
    pairs.push([p.danger, p.dangerSoft], [p.warning, p.warningSoft], [p.success, p.successSoft]);
    pairs.push([p.info, p.infoSoft], [p.panelText, p.panel], [p.panelMuted, p.panelWeave]);
    for (const [ink, ground] of pairs)
      expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(p.field, p.surface)).toBeGreaterThanOrEqual(3);
  });
});

describe('the font', () => {
  const faces = readFileSync(new URL('../../src/theme/fonts.css', import.meta.url), 'utf8');
  const [, inter = '', peso = '', ...fallbacks] = faces.split('@font-face');
  const number = (face: string, name: string) =>
    Number(new RegExp(`${name}: ([\\d.]+)`).exec(face)?.[1] ?? Number.NaN);

  it('stands in the same order for CSS and for MUI, its fallback of the same size behind it', () => {
    const inCss = /--font-sans:\s*([^;]+);/.exec(css)?.[1]?.replace(/\s+/g, ' ');
    expect(inCss).toBe(FONT_SANS);
    expect(FONT_SANS).toMatch(/^Inter, "Inter peso", "Inter fallback", /);
  });

  it('is at most 60 KB from our own origin, and neither it nor the page waits for the other', () => {
    const [, file = ''] = /url\("([^"]+)"\)/.exec(inter) ?? [];
    expect(file).toMatch(/^\.\/[\w/]+\.woff2$/);
    const url = new URL(`../../src/theme/${file}`, import.meta.url);
    expect(statSync(url).size).toBeLessThanOrEqual(60_000);
    // Below this the build would write it into the CSS, where the page's policy forbids it.
    expect(statSync(url).size).toBeGreaterThan(4096);
    expect(readFileSync(url).toString('latin1', 0, 4)).toBe('wOF2');
    expect(inter).toContain('font-display: optional');
    // The page's script asks for it at the lowest priority; no tag does, which the page would wait for.
    expect(readFileSync(new URL('../../index.html', import.meta.url), 'utf8')).not.toMatch(
      /<(link|style)[^>]*woff2/,
    );
  });

  it('shows its ₱ on a first visit too, from the same file, where the fallback may have none', () => {
    const file = /url\("([^"]+)"\)/;
    expect(file.exec(peso)?.[1]).toBe(file.exec(inter)?.[1]);
    expect(peso).toContain('font-family: "Inter peso"');
    expect(peso).toContain('font-display: swap');
    expect(peso).toMatch(/unicode-range: U\+20B1;/);
  });

  it('has a fallback with lines as high as its own, so that nothing moves', () => {
    expect(fallbacks).toHaveLength(2);
    for (const face of fallbacks) {
      const size = number(face, 'size-adjust') / 100;
      // Inter's ascent and descent are 1984 and 494 of 2048 units.
      expect(number(face, 'ascent-override') * size).toBeCloseTo((1984 / 2048) * 100, 1);
      expect(number(face, 'descent-override') * size).toBeCloseTo((494 / 2048) * 100, 1);
    }
  });
});
