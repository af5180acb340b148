export { AccessNews } from './access-news.tsx';
export { ExplainAccess } from './explain-access.tsx';
