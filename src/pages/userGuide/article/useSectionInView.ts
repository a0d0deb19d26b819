import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Section } from './blocksOf.ts';

/** How far below the top of the window a heading counts as reached, in pixels. */
const REACHED = 120;

const reachedOf = (sections: readonly Section[]): string | undefined =>
  sections.findLast(({ slug }) => {
    const top = document.getElementById(slug)?.getBoundingClientRect().top;
    return top !== undefined && top <= REACHED;
  })?.slug;

/** Goes to the section that the address names once the article is here, and tells which one is read as the page is scrolled. */
export const useSectionInView = (sections: readonly Section[]): string | undefined => {
  const { hash } = useLocation();
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(reachedOf(sections)));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', look);
    };
  }, [sections]);
  return current;
};
