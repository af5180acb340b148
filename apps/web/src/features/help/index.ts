export { articlesOfPage } from './articles-of-page.ts';
export { HelpPanel } from './components/help-panel.tsx';
