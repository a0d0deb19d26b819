import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ColourTokens, dark, light } from '../../src/theme/tokens.ts';

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
