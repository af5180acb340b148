export { CheckInGate } from './components/check-in-gate.tsx';
export { CheckInSettings } from './components/check-in-settings.tsx';
export { CheckOutPart, useOpenCheckIn } from './components/check-out-part.tsx';
export { ReportCheckIns } from './components/report-card.tsx';
