export { createRectifications, type NewRectification, type RectificationSource } from './create.ts';
export { endRectifications } from './end-rectifications.ts';
export { handOverRectifications, type RectificationHandover } from './hand-over.ts';
export { presentHistory } from './rectification.present.ts';
export { filtered as listedRectifications } from './rectification.queries.ts';
