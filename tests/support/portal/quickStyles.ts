import type CSSRule from 'happy-dom/lib/css/CSSRule.js';
import CSSComputedStyle from 'happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js';
import CSSFontFaceRule from 'happy-dom/lib/css/rules/CSSFontFaceRule.js';
import CSSGroupingRule from 'happy-dom/lib/css/rules/CSSGroupingRule.js';
import CSSKeyframesRule from 'happy-dom/lib/css/rules/CSSKeyframesRule.js';
import CSSStyleRule from 'happy-dom/lib/css/rules/CSSStyleRule.js';

/** A condition beside what an element is or bears: without it a selector asks for less, never for anything else. */
const CONDITION = /\[[^[\]()]*\]|\([^()]*\)/;
/** What is none of these is a condition that was not read as one, or a name that is not written as it is. */
const BEYOND = /[^\w\s.,:#*>+~-]/;
/** What an element is called, and the first of the classes that it is asked to bear. */
const COMPOUND = /^([a-z][\w-]*)?(?::[\w-]+)*(\.[\w-]+)?/i;

const keyOf = (selector: string): string | undefined => {
  const [, tag, name] =
    COMPOUND.exec(
      selector
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '',
    ) ?? [];
  return name ?? tag?.toLowerCase();
};

/** The classes (`.name`) and tags (`name`) of which an element has to have one for a selector to be its own; null when that does not tell. */
export const keysOf = (selector: string): readonly string[] | null => {
  let plain = selector;
  for (let last = ''; last !== plain; ) [last, plain] = [plain, plain.replace(CONDITION, '')];
  if (BEYOND.test(plain)) return null;
  const found = plain.split(',').map(keyOf);
  return found.every((key) => key !== undefined) ? found : null;
};

const ofRule = (rule: CSSRule): readonly string[] | null => {
  if (rule instanceof CSSStyleRule) return keysOf(rule.selectorText);
  if (rule instanceof CSSKeyframesRule || rule instanceof CSSFontFaceRule) return [];
  if (!(rule instanceof CSSGroupingRule)) return null;
  const within = rule.cssRules.map(ofRule);
  return within.every((found) => found !== null) ? within.flat() : null;
};

/** The rules of a sheet by what they ask for, each by its place in the sheet, which grows at its end as emotion writes it. */
interface Index {
  read: number;
  last: CSSRule | undefined;
  byKey: Map<string, number[]>;
  forAll: number[];
}

const indexes = new WeakMap<readonly CSSRule[], Index>();

const note = (index: Index, rule: CSSRule, at: number): void => {
  const keys = ofRule(rule);
  if (!keys) index.forAll.push(at);
  for (const key of new Set(keys)) {
    const places = index.byKey.get(key);
    if (places) places.push(at);
    else index.byKey.set(key, [at]);
  }
};

const indexOf = (rules: readonly CSSRule[]): Index => {
  const known = indexes.get(rules);
  const isLonger = known && known.read <= rules.length && rules[known.read - 1] === known.last;
  const index: Index = isLonger ? known : { read: 0, last: undefined, byKey: new Map(), forAll: [] };
  for (; index.read < rules.length; index.read++) {
    const rule = rules[index.read];
    if (rule) note(index, rule, index.read);
    index.last = rule;
  }
  indexes.set(rules, index);
  return index;
};

/** What of a sheet can be an element's own, in the order of the sheet. */
const rulesFor = (element: Element, rules: readonly CSSRule[]): CSSRule[] => {
  const { byKey, forAll } = indexOf(rules);
  const classes = element.getAttribute('class')?.split(/\s+/) ?? [];
  const places = new Set(forAll);
  for (const key of [element.localName.toLowerCase(), ...classes.map((name) => `.${name}`)])
    for (const at of byKey.get(key) ?? []) places.add(at);
  return [...places].sort((one, other) => one - other).flatMap((at) => rules[at] ?? []);
};

/** What the document asks of one of its sheets: which rules are which elements' own. */
interface Asked {
  elements: { element: Element }[];
  cssRules: readonly CSSRule[];
  /** Of a part of a page that has sheets of its own; the portal has none. */
  hostElement?: object;
}
type ParseRules = (this: CSSComputedStyle, asked: Asked) => void;

/** Below this, each rule is tried. */
const MANY = 16;

/**
 * Each element that is looked for by its role is asked for its style, for which all rules of the page are tried on it and on what it stands
 * in: a thousand, of which five are its own. As browsers do, only those are tried that ask for what it is called or bears; the answers are
 * the same. The answer has all of them tried again.
 */
export const quickenStyles = (): (() => void) => {
  const own: object = CSSComputedStyle.prototype;
  const natural: ParseRules = Reflect.get(own, 'parseCSSRules');
  const quick: ParseRules = function (asked) {
    if (asked.cssRules.length < MANY || asked.hostElement) return natural.call(this, asked);
    for (const each of asked.elements)
      natural.call(this, { ...asked, elements: [each], cssRules: rulesFor(each.element, asked.cssRules) });
  };
  Object.assign(own, { parseCSSRules: quick });
  return () => void Object.assign(own, { parseCSSRules: natural });
};
