export { AddressFields } from './components/address-fields.tsx';
export { ReportLinks } from './components/report-links.tsx';
