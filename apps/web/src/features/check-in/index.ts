export { CheckInGate } from './components/check-in-gate.tsx';
export { CheckOutPart, useOpenCheckIn } from './components/check-out-part.tsx';
export { ReportCheckIns } from './components/report-card.tsx';
