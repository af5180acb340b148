export { nameOf as receiptName, pageOf as receiptPage } from './receipt.present.ts';
