export { camerasOfCompany, visibleCameras } from './camera.queries.ts';
export { placesOf } from './device.present.ts';
export { heardOfCamera } from './hear.ts';
export { sourceOf } from './source.ts';
