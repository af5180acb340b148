export { templateColumnNamed } from './named.queries.ts';
export { emptyBin as emptyTemplateBin } from './sweep.queries.ts';
export { publishedVersion, type TemplateVersion, versionById } from './version.ts';
