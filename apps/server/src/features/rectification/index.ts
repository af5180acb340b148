export { createRectifications, type NewRectification } from './create.ts';
export { endRectifications } from './end-rectifications.ts';
export { presentHistory } from './rectification.present.ts';
export { filtered as listedRectifications } from './rectification.queries.ts';
