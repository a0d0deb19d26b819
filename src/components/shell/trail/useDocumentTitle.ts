import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

/** The element whose visible text is the title of the page. */
export const TITLE_ID = 'page-title';
/** The part of it that the page itself writes, by TrailTitle; while it is empty, the page's name from the menu stands. */
export const GIVEN_TITLE_ID = 'given-title';

/** Keeps the browser's title equal to the title that the header shows, whoever wrote it there. */
export const useDocumentTitle = (): void => {
  const translate = useTranslate();
  const product = translate('shell.product');
  useEffect(() => {
    const element = document.getElementById(TITLE_ID);
    if (!element) return;
    const show = () => {
      const [given, fallback] = [...element.children].map((child) => child.textContent?.trim());
      const title = given || fallback;
      document.title = title ? `${title} · ${product}` : product;
    };
    const observer = new MutationObserver(show);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    show();
    return () => observer.disconnect();
  }, [product]);
};
