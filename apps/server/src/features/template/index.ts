export { templateColumnNamed } from './named.queries.ts';
export { emptyBin as emptyTemplateBin } from './template.queries.ts';
export { publishedVersion, type TemplateVersion, versionById } from './version.ts';
