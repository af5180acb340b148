export { addStandardPhotos } from './add-standard-photos.ts';
export { itemChanges, itemWords } from './item-difference.ts';
export { templatesWithItems } from './library-items.ts';
export { templateColumnNamed, templatesColumnNamed, templatesNamed } from './named.queries.ts';
export { withKnownNames } from './named-in-items.ts';
export { replaceDepartment as replaceDepartmentOfTemplates, templateSharedAt } from './share.queries.ts';
export { isSharedWith, outsideShare, requireShared, sharesAt } from './share.ts';
export { emptyBin as emptyTemplateBin } from './sweep.queries.ts';
export { askedIn, liveAndDraft, publishedVersion, type TemplateVersion, versionById } from './version.ts';
