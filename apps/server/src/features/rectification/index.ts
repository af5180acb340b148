export { createRectifications, type NewRectification, type RectificationSource } from './create.ts';
export { endRectifications } from './end-rectifications.ts';
export { rectificationExport } from './export.ts';
export { filtered as listedRectifications, visible as visibleRectifications } from './rectification.queries.ts';
