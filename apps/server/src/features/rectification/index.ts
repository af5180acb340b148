export { createRectifications, type NewRectification, type RectificationSource } from './create.ts';
export { presentHistory } from './rectification.present.ts';
