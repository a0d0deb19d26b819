import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { GIVEN_TITLE_ID } from './useDocumentTitle.ts';

/** Writes a page's title into the header's trail, while that page is shown; nothing on pages without the header. */
export const TrailTitle = ({ title }: { title: string }) => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // The header is drawn with the page at the first visit.
  useEffect(() => setPlace(document.getElementById(GIVEN_TITLE_ID)), []);
  return place && createPortal(<span>{title}</span>, place);
};
