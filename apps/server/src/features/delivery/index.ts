export { type DeliveryText, deliver, type Target, targetOf } from './deliver.ts';
export { dropLettersTo, dropOldDeliveries, type InviteLetter, insertInvitations } from './delivery.queries.ts';
