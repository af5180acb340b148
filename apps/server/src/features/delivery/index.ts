export { type DeliveryText, deliver, type MailBody, type Target, targetOf } from './deliver.ts';
export {
  dropDeliveriesTo,
  dropOldDeliveries,
  fates as deliveryFates,
  type InviteDelivery,
  insertInvitations,
} from './delivery.queries.ts';
