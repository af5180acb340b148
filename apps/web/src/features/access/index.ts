export { AccessNews } from './components/access-news.tsx';
export { ExplainAccess } from './explain-access.tsx';
