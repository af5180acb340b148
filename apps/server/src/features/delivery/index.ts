export { type DeliveryText, deliver, type Target, targetOf } from './deliver.ts';
