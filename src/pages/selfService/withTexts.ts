import type { ComponentType } from 'react';
import type { Language } from '#domain/sentence.ts';
import { getLanguage } from '../../providers/language.ts';
import { loadTogether } from '../../public/loading/chunks.ts';
import { lazyPage } from '../../public/loading/lazyPage.ts';

interface Texts {
  load: (language: Language) => Promise<void>;
}

/** A page that comes with its texts, those of the language chosen beside its code: whoever begins an application reads none of them. */
export const withTexts = <Props extends object>(
  texts: () => Promise<Texts>,
  filipino: () => Promise<unknown>,
  load: () => Promise<{ default: ComponentType<Props> }>,
) =>
  lazyPage(async () => {
    // What does not come is missed where the texts ask for it.
    const beside = getLanguage() === 'fil' ? filipino().catch(() => undefined) : Promise.resolve();
    const [page, { load: loadTexts }] = await loadTogether([load(), texts(), beside]);
    await loadTexts(getLanguage()).catch(() => undefined);
    return page;
  });
