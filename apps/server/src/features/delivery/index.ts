export { type DeliveryText, deliver, type Target, targetOf } from './deliver.ts';
export {
  dropDeliveriesTo,
  dropOldDeliveries,
  fates as deliveryFates,
  type InviteDelivery,
  insertInvitations,
} from './delivery.queries.ts';
export type { MailBody } from './mail-body.ts';
export { htmlOf as mailHtml } from './render-delivery.ts';
