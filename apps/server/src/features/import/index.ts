export { dropLasting as dropLastingImports } from './write-import.queries.ts';
