import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './theme/fonts.css';
import './theme/tokens.css';
import './public/front.css';
import './public/form.css';
import './public/reading.css';
import './public/look/look.css';
import './theme/parts.css';
import './theme/print.css';
import { getLanguage } from './providers/language.ts';
import { readPage } from './providers/readPage.ts';
import { fetchGuard } from './public/entryGuard.ts';
import { loadLook } from './public/look/loadLook.ts';
import { Root } from './public/Root.tsx';
import { loadPublicTexts } from './public/text.ts';
import { watchPage } from './public/watchPage.ts';

document.documentElement.lang = getLanguage();
readPage();
watchPage();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const begin = (): void =>
  createRoot(root).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  );

// A reader of another language sees no English first, and the outline of the back office stays until it is drawn with its rows.
const waits = [
  ...(getLanguage() === 'en' ? [] : [loadPublicTexts(getLanguage())]),
  ...(document.documentElement.dataset.first === 'office' ? [loadLook(), fetchGuard()] : []),
];
if (waits.length === 0) begin();
else Promise.all(waits).then(begin, begin);
