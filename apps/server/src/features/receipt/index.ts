export { nameOf as receiptName, pageOf as receiptPage } from './receipt.present.ts';
export { receiptExport } from './receipt-export.ts';
