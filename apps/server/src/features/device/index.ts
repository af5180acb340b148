export { camerasOfCompany, visibleCameras } from './camera.queries.ts';
export { placesOf } from './device.present.ts';
export { deviceExport } from './device-export.ts';
export { DeviceFailure } from './driver/failure.ts';
export { heardOfCamera } from './hear.ts';
export { recordedOf, replayOf } from './recorded.ts';
export { sourceOf } from './source.ts';
export { askAbilities, ptzOf, type SteerParts } from './steered.ts';
export { unbindDevices } from './unbind.queries.ts';
