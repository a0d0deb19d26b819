import type { Attributes } from './attribute.ts';
import { declaredBy } from './attribute.ts';

const COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

/** What an element is to whoever reads a document of one namespace: its own, a wrapper of its own ones, or nothing at all. */
type Standing = 'own' | 'wrapper' | 'foreign';

/**
 * The namespaces of a document while it is scanned. Its own is that of its root; extensions (`x15:workbookPr`) bear the names of its
 * elements in other ones. Of `mc:AlternateContent` the fallback is read, which is for readers who know no extension.
 */
export class Namespaces {
  /** Declarations that hold, the innermost last; `level` is how deep the element stands that declares, the root at 1. */
  #declared: { prefix: string; uri: string; level: number }[] = [];
  #own: string | undefined;
  /** By prefix, until something is declared or ceases to hold. */
  #standings = new Map<string, Standing>();

  readonly uriOf = (prefix: string): string | undefined =>
    this.#declared.findLast((one) => one.prefix === prefix)?.uri || undefined;

  /** Hears of an element that declares some. */
  declare(attributes: Attributes, level: number): void {
    for (const [prefix, uri] of declaredBy(attributes)) this.#declared.push({ prefix, uri, level });
    this.#standings.clear();
  }

  /** Hears of the root, after what it declares. */
  root(prefix: string): void {
    this.#own = this.uriOf(prefix);
  }

  /** Hears of the end of an element. */
  leave(level: number): void {
    if ((this.#declared.at(-1)?.level ?? 0) < level) return;
    this.#declared = this.#declared.filter((one) => one.level < level);
    this.#standings.clear();
  }

  /** What an element is; a prefix that nobody declared tells nothing. All that a list of extensions holds is foreign. */
  standingOf(prefix: string, name: string): Standing {
    const known = this.#standings.get(prefix) ?? this.#judge(prefix);
    return name === 'extLst' || (known === 'wrapper' && name === 'Choice') ? 'foreign' : known;
  }

  #judge(prefix: string): Standing {
    const uri = this.uriOf(prefix);
    const isOwn = uri === undefined || uri === this.#own;
    const standing = isOwn ? 'own' : uri === COMPATIBILITY ? 'wrapper' : 'foreign';
    this.#standings.set(prefix, standing);
    return standing;
  }
}
