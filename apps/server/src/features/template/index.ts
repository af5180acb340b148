export { publishedVersion, type TemplateVersion, versionById } from './version.ts';
