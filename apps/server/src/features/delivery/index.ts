export { type DeliveryText, deliver, type Target, targetOf } from './deliver.ts';
export { dropDeliveriesTo, dropOldDeliveries, type InviteDelivery, insertInvitations } from './delivery.queries.ts';
