export { templateColumnNamed } from './named.queries.ts';
export { publishedVersion, type TemplateVersion, versionById } from './version.ts';
