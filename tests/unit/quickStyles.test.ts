import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { keysOf, quickenStyles } from '#tests/support/portal/quickStyles.ts';

describe('what a selector asks of an element', () => {
  it.each<[string, readonly string[] | null]>([
    ['.css-1a2b', ['.css-1a2b']],
    ['.css-1a .MuiChip-root:hover', ['.MuiChip-root']],
    ['label+.Mui-form .css-2::placeholder', ['.css-2']],
    ['.css-1>th,.css-1 TD', ['th', 'td']],
    ['button:focus.css-3', ['.css-3']],
    ['.css-4[aria-current="page"]:not(.a, .b > .c)', ['.css-4']],
    ['.css-5:has(> .x:not(.y))', ['.css-5']],
    ['body', ['body']],
    ['a-part.css-6, a-part', ['.css-6', 'a-part']],
    // Any element may be meant, or which is not told.
    ['.css-6>*', null],
    ['.css-7>:not(style)~:not(style)', null],
    ['.css-8,*', null],
    ['#main', null],
    [':is(.a,.b)', null],
    ['.w-1\\/2', null],
    ['.niño', null],
    ['.css-9[title="a]b"]', null],
  ])('%s', (selector, keys) => {
    expect(keysOf(selector)).toEqual(keys);
  });
});

const RULES = `
  body { color: black; visibility: visible }
  * { margin: 1px }
  .a { display: none }
  .a.shown { display: block }
  p.a { display: flex }
  .b .a, .c > .a { display: grid; color: red }
  .c > * { white-space: nowrap }
  .c > :first-child { text-align: right }
  .a[hidden] { display: none }
  .a:not(.shown):not([hidden]) { opacity: 0.5 }
  #one { display: inline }
  :is(.x, .y) { display: table }
  @media (min-width: 900px) { .wide { display: none } .b { visibility: hidden } }
  @media (max-width: 600px) { .wide { display: block } }
  @media (min-width: 900px) { em { display: none } * { outline-width: 3px } }
  @media print { .a { display: none !important } }
  @keyframes turn { from { opacity: 0 } to { opacity: 1 } }
  .important { display: none !important }
  .important { display: block }
  EM { letter-spacing: 2px }
  .x { font-size: 2em }
  .w-1\\/2 { display: inline-block }
`;

const PAGE = `
  <main class="b"><p class="a">1</p><p class="a shown" id="one">2</p><span class="important x">3</span><i class="w-1/2">4</i></main>
  <main class="c"><p class="a">5</p><p class="a" hidden>6</p><em class="wide y">7<b class="x"> </b></em><svg class="a wide"></svg></main>
  <main style="display: none"><p class="  a   wide ">8</p><em class="important" style="display: flex">9</em></main>
`;

const TOLD = [
  'display',
  'visibility',
  'color',
  'margin-top',
  'white-space',
  'text-align',
  'opacity',
  'outline-width',
  'letter-spacing',
  'font-size',
];

/** What a browser tells of each element of the page, after a rule more, and after a class more. */
const tellStyles = async (): Promise<string[]> => {
  const window = new Window({ width: 1440, height: 900 });
  const { document } = window;
  document.head.innerHTML = `<style>${RULES}</style>`;
  document.body.innerHTML = PAGE;
  const tell = () =>
    [...document.querySelectorAll('body, body *')].map((element) => {
      const style = window.getComputedStyle(element);
      const told = TOLD.map((name) => `${name} ${style.getPropertyValue(name)}`);
      return `${element.tagName} ${element.className}: ${told}`;
    });
  const first = tell();
  const sheet = document.styleSheets[0];
  sheet?.insertRule('main .late.late.late { display: contents }', sheet.cssRules.length);
  sheet?.insertRule('.late { visibility: collapse }', 0);
  for (const element of document.querySelectorAll('p')) element.classList.add('late');
  const then = tell();
  await window.happyDOM.close();
  return [...first, ...then];
};

describe('the styles of a page whose elements are tried on few rules', () => {
  it('are what they are when all are tried', async () => {
    const natural = await tellStyles();
    const tryAllRules = quickenStyles();
    const quick = await tellStyles().finally(tryAllRules);
    expect(quick).toEqual(natural);
    // The page has what the rules are about.
    for (const shown of [
      'display none',
      'display grid',
      'visibility hidden',
      'outline-width 3px',
      'display contents',
    ])
      expect(quick.some((style) => style.includes(shown))).toBe(true);
  });
});
