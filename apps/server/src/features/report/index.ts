export { framed } from './link/frame.ts';
export { wordsPage } from './link/gate-page.ts';
export { type Html, html } from './link/html.ts';
export { mountLinks } from './link/mount-links.ts';
