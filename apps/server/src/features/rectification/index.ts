export { endByAppeal, requireAppealed } from './actions/appeal.ts';
export { createRectifications, type NewRectification } from './create.ts';
export { endRectifications } from './end-rectifications.ts';
export { rectificationExport } from './export.ts';
export type { RectifyRule } from './named-rectifiers.ts';
export { filtered as listedRectifications, visible as visibleRectifications } from './rectification.queries.ts';
export { type Rectifiers, rectifiers } from './rectifiers.ts';
export { beforeOf as failuresBefore } from './repeat.queries.ts';
export { sourceAt } from './source-at.ts';
