export { ReceiptAsk } from './components/receipt-ask.tsx';
export { ReceiptSettings } from './components/receipt-settings.tsx';
export { ReceiptsLink } from './components/receipts-link.tsx';
export { ReceiptsWaiting } from './components/receipts-waiting.tsx';
export { ReportReceipts } from './components/report-receipts.tsx';
